CREATE TABLE IF NOT EXISTS "plant" (
  id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
  name VARCHAR(80) NOT NULL, -- label
  price NUMERIC(10,2) DEFAULT 0.5,
  tags TEXT[],
  kind TEXT CHECK (kind IN ('herb', 'tree')),
  CONSTRAINT u UNIQUE (name, kind),
  FOREIGN KEY (name) REFERENCES bed(title) ON DELETE SET NULL
);
CREATE UNIQUE INDEX i ON plant (name DESC);
ALTER TABLE plant ADD COLUMN note TEXT; /* end */
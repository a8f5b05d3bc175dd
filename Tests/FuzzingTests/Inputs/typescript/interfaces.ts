export interface Plant extends Base<"a" | 'b'> {
  /** label */
  readonly name: string;
  kind?: "herb" | "tree" | null;
  beds: Array<{ id: string; area: number }>;
  at: Date; // when
  f(a: number): void;
}
type Bed = { [key: string]: Record<string, number[]> };
enum Kind { Herb = 1, Tree = "t" }
// A package needs a target, and a static library of it holds all of GRDB.

@_exported import GRDB

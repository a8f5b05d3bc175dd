// A part of the program for schemas of which the app keeps nothing in CloudKit.

func sent<Record: SchemaRecord>(_ value: Record) throws -> Record { value }

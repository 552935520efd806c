import type Database from 'libsql';

interface Entry {
  readonly name: string;
  readonly tbl: string;
  readonly cols: string;
}

/** Returns the unique indexes by `table(column,column)`. SQLite reports only the violated columns. */
export const uniqueIndexes = (database: Database.Database): ReadonlyMap<string, string> => {
  const entries = database
    .prepare(
      `SELECT i.name AS name, i.origin AS origin, m.name AS tbl,
              (SELECT group_concat(name) FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY seqno)) AS cols
         FROM sqlite_master AS m, pragma_index_list(m.name) AS i
        WHERE m.type = 'table' AND i."unique" = 1 AND i.origin <> 'pk'`,
    )
    .all([]) as Entry[];
  return new Map(entries.map(({ name, tbl, cols }) => [`${tbl}(${cols})`, name]));
};

import type { DatabaseSync } from 'node:sqlite';

/** Adds a column of text to a table of an earlier release; nothing when it is there. */
export const addColumn = (db: DatabaseSync, table: string, column: string): void => {
  const columns = db.prepare(`pragma table_info(${table})`).all();
  if (!columns.some(({ name }) => name === column)) db.exec(`alter table ${table} add column ${column} text`);
};

import { failPoint } from '#instrumentation/fail-point.ts';
import { isExpired, type TableExport, type TableName, type TableRow } from '#ports/table-export.ts';
import { MigrationFault } from './data-store.ts';
import { createUnorderedChecksum, type UnorderedChecksum } from './unordered-checksum.ts';

const rowsAtOnce = 200;

/** Puts every row that has not expired by `now` under the same id: repeating it changes nothing. */
export const migrateTable = async (source: TableExport, target: TableExport, now: string): Promise<void> => {
  let batch: TableRow[] = [];
  const put = async (): Promise<void> => {
    await target.put(batch);
    batch = [];
    failPoint('move.after-rows');
  };
  for await (const row of source.rows()) {
    if (!isExpired(source.name, row, now)) batch.push(row);
    if (batch.length >= rowsAtOnce) await put();
  }
  if (batch.length > 0) await put();
};

export type ComparedTable = Readonly<{ name: TableName; rows: number; sha256: string }>;

/** Throws `MigrationFault` when they differ. `soon`: rows that expire by then may be deleted meanwhile. */
export const compareTable = async (source: TableExport, target: TableExport, soon: string): Promise<ComparedTable> => {
  const [before, after] = [await sumOf(source, soon), await sumOf(target, soon)];
  if (before.sha256() !== after.sha256())
    throw new MigrationFault(
      `The table ${source.name} differs between source and target (${before.count()} and ${after.count()} rows). The target must not be used.`,
    );
  return { name: source.name, rows: before.count(), sha256: before.sha256() };
};

const sumOf = async (table: TableExport, soon: string): Promise<UnorderedChecksum> => {
  const sum = createUnorderedChecksum();
  for await (const row of table.rows()) if (!isExpired(table.name, row, soon)) sum.add(JSON.stringify(row));
  return sum;
};

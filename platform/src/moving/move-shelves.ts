import { failPoint } from '../fail-point.ts';
import { isOver, type Shelf, type ShelfName, type ShelfRow } from '../ports/shelf.ts';
import { MoveFault } from './home.ts';
import { createSum, type Sum } from './row-sum.ts';

const rowsAtOnce = 200;

/** Puts every row that still stands by `now` under the same id: doing it again changes nothing. */
export const moveShelf = async (source: Shelf, target: Shelf, now: string): Promise<void> => {
  let batch: ShelfRow[] = [];
  const put = async (): Promise<void> => {
    await target.put(batch);
    batch = [];
    failPoint('move.after-rows');
  };
  for await (const row of source.rows()) {
    if (!isOver(source.name, row, now)) batch.push(row);
    if (batch.length >= rowsAtOnce) await put();
  }
  if (batch.length > 0) await put();
};

export type ComparedShelf = Readonly<{ name: ShelfName; rows: number; sha256: string }>;

/** Throws `MoveFault` when they do not hold the same. `soon`: whatever is over by then may go while we look. */
export const compareShelf = async (source: Shelf, target: Shelf, soon: string): Promise<ComparedShelf> => {
  const [before, after] = [await sumOf(source, soon), await sumOf(target, soon)];
  if (before.sha256() !== after.sha256())
    throw new MoveFault(
      `What is kept under ${source.name} is not the same in both homes (${before.count()} and ${after.count()} rows). The new one must not be used.`,
    );
  return { name: source.name, rows: before.count(), sha256: before.sha256() };
};

const sumOf = async (shelf: Shelf, soon: string): Promise<Sum> => {
  const sum = createSum();
  for await (const row of shelf.rows()) if (!isOver(shelf.name, row, soon)) sum.add(JSON.stringify(row));
  return sum;
};

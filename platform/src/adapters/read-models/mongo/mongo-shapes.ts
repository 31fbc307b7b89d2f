import { ReadModelsFault, type AnyDocument, type Model } from '#ports/read-models.ts';
import { shapeOf, type Generations } from './mongo-generations.ts';
import type { Table } from './mongo-table.ts';

/** One model in one shape, as this process knows it. */
export type Shape = Readonly<{
  /** The generation to ask. */
  known: () => Table;
  /** Asks the current generation; once more if another process has promoted a new one meanwhile. */
  read: <Result>(work: (table: Table) => Promise<Result>) => Promise<Result>;
  /** The generation for a writer that followed this one; throws when another process has promoted a new one. */
  writable: (followed: Table) => Promise<Table>;
  promoted: (table: Table) => void;
}>;

/** The shapes this process has opened. */
export const createShapes = (generations: Generations) => {
  const shapes = new Map<string, Promise<Shape>>();
  const opened = async (model: Model<AnyDocument>): Promise<Shape> => {
    const table = await generations.current(model);
    generations.sweep(model, table);
    return createShape(() => generations.current(model), table);
  };
  return {
    open: async (model: Model<AnyDocument>): Promise<Shape> => {
      const name = shapeOf(model);
      const shape = shapes.get(name) ?? opened(model);
      shapes.set(name, shape);
      return shape.catch((fault: unknown) => {
        // The next one retries.
        shapes.delete(name);
        throw fault;
      });
    },
  };
};

const createShape = (current: () => Promise<Table>, first: Table): Shape => {
  let table = first;
  const promotedHere = new Set<string>();

  const read: Shape['read'] = async (work) => {
    const asked = table;
    const [answer] = await Promise.allSettled([work(asked)]);
    // Checked after the answer: a generation that is still current was complete until then.
    table = await current();
    if (table.generation !== asked.generation) return read(work);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };

  return {
    known: () => table,
    read,
    // The writer knows the position of the old generation only: continuing in the new one might leave a gap.
    writable: async (followed) => {
      table = await current();
      if (table.generation !== followed.generation && !promotedHere.has(table.generation)) {
        throw new ReadModelsFault('unusable', 'Another process has rebuilt this model: its checkpoint differs');
      }
      return table;
    },
    promoted: (promoted) => {
      promotedHere.add(promoted.generation);
      table = promoted;
    },
  };
};

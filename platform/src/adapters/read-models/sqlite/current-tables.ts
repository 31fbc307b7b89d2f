import type { AnyDocument, Model } from '#ports/read-models.ts';
import type { Generations } from './sqlite-generations.ts';
import type { Table } from './sqlite-query.ts';
import type { Statements } from './sqlite-statements.ts';

type Opened = Readonly<{ model: Model<AnyDocument>; table: Table }>;

/** Which tables are read for each model. Every store of it asks at each call, so that all of them switch to a promoted generation at once. */
export const createCurrentTables = ({ prepare, moment }: Statements, generations: Generations) => {
  const current = new Map<string, Opened>();
  let seen = 0;
  let lookedAt: number | null = null;

  /** What another connection has promoted: nothing changes within a moment of reading. */
  const follow = (): void => {
    const now = moment();
    if (now !== null && now === lookedAt) return;
    lookedAt = now;
    // Differs from the last time when another connection has written to the file.
    const version = Number(prepare('PRAGMA data_version').get()?.['data_version']);
    if (version === seen) return;
    seen = version;
    for (const [name, generation] of generations.numbers()) {
      const opened = current.get(name);
      if (opened && opened.table.generation !== generation)
        current.set(name, { ...opened, table: { ...opened.table, generation } });
    }
  };

  return {
    open: (model: Model<AnyDocument>): (() => Table) => {
      const known = current.get(model.name);
      const opened = known?.model === model ? known : { model, table: generations.current(model) };
      current.set(model.name, opened);
      return () => {
        follow();
        return (current.get(model.name) ?? opened).table;
      };
    },
    promoted: (model: Model<AnyDocument>, table: Table): void => void current.set(model.name, { model, table }),
  };
};

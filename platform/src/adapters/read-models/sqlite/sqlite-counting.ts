import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { AnyDocument, Filter } from '#ports/read-models.ts';
import { createCountCache, type CountCache, type RevisionOf } from './count-cache.ts';
import { revisionOf } from './owner-revisions.ts';
import type { Table } from './sqlite-query.ts';
import type { createReading } from './sqlite-reading.ts';
import type { Statements } from './sqlite-statements.ts';

type CountsBy = ReadonlyMap<string, number>;
type Counted = readonly [filter: Filter<AnyDocument>, text: TextQuery | undefined];
type CountedTo = readonly [...counted: Counted, most: number | undefined];

/** Counts, made once as long as they are true. */
export const createCounting = (statements: Statements, reading: ReturnType<typeof createReading>) => {
  const currentOf: RevisionOf = (generation, ownerId) => revisionOf(statements, generation, ownerId);
  const counts = createCountCache<number>({ owners: 1_000, size: 50, sizeOf: () => 1 }, currentOf);
  const countsBy = createCountCache<CountsBy>({ owners: 50, size: 500_000, sizeOf: ({ size }) => size + 1 }, currentOf);
  return {
    count: (table: Table, [filter, text, most]: CountedTo): number =>
      counts.get({ generation: table.generation, filter, text, most }, () =>
        reading.count(table, [filter, text], most),
      ),
    countBy: (table: Table, field: string, [filter, text]: Counted): CountsBy =>
      countsBy.get({ generation: table.generation, field, filter, text }, () =>
        reading.countBy(table, field, text ? [filter, text] : [filter]),
      ),
    concerns: (...[writes]: Parameters<CountCache<never>['concerns']>): boolean =>
      counts.concerns(writes) || countsBy.concerns(writes),
    committed: (...[changes, made]: Parameters<CountCache<never>['committed']>): void => {
      counts.committed(changes, made);
      countsBy.committed(changes, made);
    },
  };
};

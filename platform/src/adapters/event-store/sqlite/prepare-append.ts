import type { DatabaseSync } from 'node:sqlite';
import { sqliteCodeOf } from '#adapters/sqlite/sqlite-code.ts';
import { failPoint } from '#instrumentation/fail-point.ts';
import { EventStoreFault, type Appended } from '#ports/event-store.ts';
import { isExpectedRevision, isSame, wrongRevision, type AppendRequest } from '../check-append.ts';
import { packedForm, prepareInsert } from './event-table.ts';

const { keyOf, readRow } = packedForm;

/** One append inside an open transaction; the caller rolls it back when it throws. Throws `EventStoreFault` when it is refused. */
export const prepareAppend = (db: DatabaseSync): ((request: AppendRequest, recordedAt: string) => Appended) => {
  const answeredBefore = prepareAnsweredBefore(db);
  const insertAll = prepareInsertAll(db);
  const selectLast = db.prepare('select revision from events where stream = ? order by revision desc limit 1');
  const lastRevision = (stream: string): number =>
    (selectLast.get(keyOf(stream)) as { revision: number } | undefined)?.revision ?? -1;

  /** A stream that is expected not to exist is not looked up: the unique revisions find it. */
  const begin: ReturnType<typeof prepareAppend> = (request, recordedAt) => {
    try {
      return insertAll(request, { revision: -1, recordedAt });
    } catch (fault) {
      if (!isTaken(fault)) throw fault;
      const before = answeredBefore(request);
      if (before) return before;
      throw wrongRevision(request, lastRevision(request.stream));
    }
  };

  return (request, recordedAt) => {
    if (request.expected === 'no-stream') return begin(request, recordedAt);
    const revision = lastRevision(request.stream);
    const accepted = isExpectedRevision(request.expected, revision);
    // Ids that were appended before almost always fail the revision check first; the unique index finds the others.
    const before = accepted ? null : answeredBefore(request);
    if (before) return before;
    if (!accepted) throw wrongRevision(request, revision);
    try {
      return insertAll(request, { revision, recordedAt });
    } catch (fault) {
      const again = isTaken(fault) ? answeredBefore(request) : null;
      if (!again) throw fault;
      return again;
    }
  };
};

/** The first answer, when exactly this was appended before; null when all of it is new. */
const prepareAnsweredBefore = (db: DatabaseSync) => {
  const selectById = db.prepare('select * from events where id = ?');
  return ({ stream, rows }: AppendRequest): Appended | null => {
    const found = rows.map(({ id }) => {
      const row = selectById.get(keyOf(id));
      return row && readRow(row);
    });
    if (found.every((row) => row === undefined)) return null;
    const first = found[0]?.revision ?? 0;
    const same = found.every(
      (row, index) => row?.stream === stream && row.revision === first + index && isSame(row, rows[index]),
    );
    const last = found.at(-1);
    if (!same || !last)
      throw new EventStoreFault('id-reused', `${stream}: an event id was used before for something else`);
    return { revision: last.revision, position: last.position };
  };
};

const prepareInsertAll = (db: DatabaseSync) => {
  const insert = prepareInsert(db);
  return ({ stream, rows }: AppendRequest, after: Readonly<{ revision: number; recordedAt: string }>): Appended => {
    failPoint('event-store.before-insert');
    const positions = rows.map((row, index) =>
      insert({ ...row, stream, revision: after.revision + 1 + index, recordedAt: row.recordedAt ?? after.recordedAt }),
    );
    failPoint('event-store.after-insert');
    return { revision: after.revision + rows.length, position: positions.at(-1) ?? 0 };
  };
};

/** SQLITE_CONSTRAINT_UNIQUE */
const isTaken = (fault: unknown): boolean => sqliteCodeOf(fault) === 2067;

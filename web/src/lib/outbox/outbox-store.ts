import type { DeviceDb, PictureQueueRow, PlacedRow, QueueRow, SpokenRow, WrittenRow } from './device-db.ts';
import type { OutboxItem } from './outbox-view.ts';
import { positionIn, type Outcome } from './outcome.ts';

const isPending = ({ state }: QueueRow): boolean => state === 'waiting' || state === 'sending';

/** A picture waits for the thought it was kept with. */
const isOfRefused = (row: QueueRow, rows: readonly QueueRow[]): boolean =>
  row.kind === 'picture' && rows.some(({ thoughtId, state }) => thoughtId === row.appendTo && state === 'refused');

const spokenItemOf = ({ kind, durationMs, appendTo, keptApart }: SpokenRow) => ({
  kind,
  ...(durationMs > 0 ? { durationMs } : {}),
  ...(appendTo === undefined || keptApart !== undefined ? {} : { appendTo }),
  ...(keptApart === undefined ? {} : { keptApart }),
});

const ownOf = (row: WrittenRow | SpokenRow | PictureQueueRow) => {
  if (row.kind === 'spoken') return spokenItemOf(row);
  if (row.kind === 'picture') return { kind: row.kind, appendTo: row.appendTo };
  return { kind: row.kind, content: row.content, ...(row.pictures && { pictures: row.pictures }) };
};

const itemOf = (row: PlacedRow): readonly OutboxItem[] => {
  if (row.kind === 'withdrawal') return [];
  const { thoughtId, occurredAt, timeZone, state } = row;
  const own = ownOf(row);
  return [{ thoughtId, occurredAt, timeZone, state, ...own, ...(row.problem ? { problem: row.problem } : {}) }];
};

const noteOutcome = (db: DeviceDb, { place, thoughtId, kind }: PlacedRow, outcome: Outcome) =>
  db.transaction('rw', db.queue, async () => {
    const row = await db.queue.get(place);
    if (!row) return;
    if (kind === 'withdrawal' && (outcome.kind === 'done' || outcome.kind === 'refused'))
      await db.queue.where('thoughtId').equals(thoughtId).delete();
    else if (outcome.kind === 'done')
      await db.queue.put({
        ...row,
        state: 'received',
        position: positionIn(outcome.body),
        ...(outcome.keptApart === undefined ? {} : { keptApart: outcome.keptApart }),
      });
    else if (outcome.kind === 'refused') await db.queue.put({ ...row, state: 'refused', problem: outcome.problem });
    else await db.queue.put({ ...row, state: 'waiting' });
  });

/** Each step is one transaction: another tab, or a restart after a crash, sees it done or not begun. */
export const createOutboxStore = (db: DeviceDb) => {
  const rowsOf = (userId: string) => db.queue.where('userId').equals(userId).sortBy('place');
  const rowOf = (thoughtId: string) => db.queue.where('thoughtId').equals(thoughtId).first();

  return {
    add: (row: QueueRow) => db.queue.add(row),
    rowOf,
    remove: (place: number) => db.queue.delete(place),

    nextAfter: async (userId: string, place: number): Promise<PlacedRow | undefined> => {
      const rows = await rowsOf(userId);
      return rows.find((row) => row.place > place && isPending(row) && !isOfRefused(row, rows));
    },

    /** False when it was withdrawn or sent in the meantime. */
    begin: (place: number) =>
      db.transaction('rw', db.queue, async () => {
        const row = await db.queue.get(place);
        if (!row || !isPending(row)) return false;
        await db.queue.put({ ...row, state: 'sending', tries: row.tries + 1 });
        return true;
      }),

    note: (sent: PlacedRow, outcome: Outcome) => noteOutcome(db, sent, outcome),

    /** « Annuler »: a thought that was never sent is removed here; one that may have been sent is deleted on the server, in queue order. */
    withdraw: (thoughtId: string, withdrawal: QueueRow) =>
      db.transaction('rw', db.queue, async () => {
        const row = await rowOf(thoughtId);
        if (row && (row.state === 'refused' || (row.state === 'waiting' && row.tries === 0)))
          await db.queue.delete(row.place);
        else await db.queue.add(withdrawal);
      }),

    /** All of one person’s, sent or not. */
    forget: (userId: string) => db.queue.where('userId').equals(userId).delete(),

    /** « Réessayer » on a refused thought: it waits again, at its place in the queue. */
    retry: (thoughtId: string) => db.queue.where('thoughtId').equals(thoughtId).modify({ state: 'waiting', tries: 0 }),

    received: async (userId: string) => (await rowsOf(userId)).filter(({ state }) => state === 'received'),

    items: async (userId: string): Promise<readonly OutboxItem[]> => {
      const rows = await rowsOf(userId);
      const withdrawn = new Set(rows.filter(({ kind }) => kind === 'withdrawal').map(({ thoughtId }) => thoughtId));
      return rows.filter(({ thoughtId }) => !withdrawn.has(thoughtId)).flatMap(itemOf);
    },
  };
};
export type OutboxStore = ReturnType<typeof createOutboxStore>;

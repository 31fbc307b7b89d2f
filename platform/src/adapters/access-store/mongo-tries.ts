import { addMs } from '@ecrin/domain/time/instant.ts';
import type { Db } from 'mongodb';
import { retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { AccessStore } from '#ports/sign-in/access-store.ts';
import type { Expiring } from './mongo-expiry.ts';

type Request = Parameters<AccessStore['countAttempt']>[0];
type Row = Expiring & Readonly<{ _id: string; count: number; windowEndsAt: string }>;

/** How long an unused window is stored, in ms. */
const unusedMs = 60_000;

/** Counted by the server itself, in one atomic step, however many processes count. */
export const mongoTries = (db: Db) => {
  const rows = db.collection<Row>('tries');

  const increment = ({ key, windowMs, now }: Request): Promise<Row | null> => {
    const end = new Date(Date.parse(now) + windowMs);
    // A window that ends more than two windows from now began before the clock was set back; clocks of several processes may differ a little.
    const farEnd = addMs(now, 2 * windowMs);
    const isOver = { $or: [{ $lte: ['$windowEndsAt', now] }, { $gt: ['$windowEndsAt', farEnd] }] };
    const afresh = (fresh: unknown, otherwise: unknown) => ({ $cond: [isOver, fresh, otherwise] });
    const counted = {
      count: afresh(1, { $add: ['$count', 1] }),
      windowEndsAt: afresh(end.toISOString(), '$windowEndsAt'),
      forgetAt: afresh(end, '$forgetAt'),
    };
    return rows.findOneAndUpdate({ _id: key }, [{ $set: counted }], { returnDocument: 'after' });
  };
  /** A window that is already over, for the first attempt to reset. */
  const prepare = ({ key, now }: Request): Promise<void> =>
    retryOnDuplicateKey(async () => {
      await rows.updateOne(
        { _id: key },
        { $setOnInsert: { count: 0, windowEndsAt: now, forgetAt: new Date(Date.parse(now) + unusedMs) } },
        { upsert: true },
      );
    });

  return {
    count: async (request: Request) => {
      let row = await increment(request);
      if (!row) {
        await prepare(request);
        row = await increment(request);
      }
      const allowed = row !== null && row.count <= request.limit;
      return { allowed, retryAfterMs: allowed || !row ? 0 : Date.parse(row.windowEndsAt) - Date.parse(request.now) };
    },
    refund: async (key: string): Promise<void> =>
      void (await rows.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } })),
  };
};

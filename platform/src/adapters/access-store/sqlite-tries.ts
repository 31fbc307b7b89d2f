import type { DatabaseSync } from 'node:sqlite';
import type { AccessStore } from '#ports/sign-in/access-store.ts';

type TryRow = Readonly<{ count: number; window_ends_at: string }>;

/** A window opens with the first attempt and ends `windowMs` later, whatever comes in between. One that ends more than two windows from now began before the clock was set back. */
export const prepareTries = (db: DatabaseSync) => {
  const increment = db.prepare(`
    insert into tries values (?1, 1, ?2) on conflict (key) do update set
      count = case when window_ends_at <= ?3 or window_ends_at > ?4 then 1 else count + 1 end,
      window_ends_at = case when window_ends_at <= ?3 or window_ends_at > ?4 then ?2 else window_ends_at end
    returning count, window_ends_at`);
  const deleteOld = db.prepare('delete from tries where window_ends_at <= ?');
  const decrement = db.prepare('update tries set count = count - 1 where key = ? and count > 0');

  const count = ({ key, limit, windowMs, now }: Parameters<AccessStore['countAttempt']>[0]) => {
    deleteOld.run(now);
    const nowMs = Date.parse(now);
    const [end, farEnd] = [windowMs, 2 * windowMs].map((ms) => new Date(nowMs + ms).toISOString()) as [string, string];
    const row = increment.get(key, end, now, farEnd) as TryRow;
    const allowed = row.count <= limit;
    return { allowed, retryAfterMs: allowed ? 0 : Date.parse(row.window_ends_at) - nowMs };
  };

  return { count, refund: (key: string) => void decrement.run(key) };
};

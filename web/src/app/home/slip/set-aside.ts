import type { Slip } from './slips.ts';

/** Kept on this device: what was set aside or read for good, and how many were set aside on the last day that any was. */
export type SetAside = Readonly<{ keys: readonly string[]; day: string; count: number }>;

const maxKeys = 200;
/** Set aside in a day, they close the place until tomorrow. */
const closingCount = 2;
const nothing: SetAside = { keys: [], day: '', count: 0 };

export const setAsideFrom = (stored: string | null): SetAside => {
  const [day = '', count = '', ...keys] = stored?.split('\n') ?? [];
  return /^\d+$/.test(count) ? { keys, day, count: Number(count) } : nothing;
};
export const setAsideText = ({ keys, day, count }: SetAside): string => [day, count, ...keys].join('\n');

const withKey = (keys: readonly string[], key: string) => [...keys.filter((one) => one !== key), key].slice(-maxKeys);

/** Once its × was pressed. */
export const withSetAside = ({ keys, day, count }: SetAside, key: string, today: string): SetAside => ({
  keys: withKey(keys, key),
  day: today,
  count: day === today ? count + 1 : 1,
});

/** Once it was opened: it is over, and does not close the place. */
export const withRead = (before: SetAside, key: string): SetAside => ({ ...before, keys: withKey(before.keys, key) });

const closed = ({ day, count }: SetAside, today: string) => day === today && count >= closingCount;

/** The slip of a visit: the highest that was not set aside. What may be lost is told even while the place is closed. */
export const chooseSlip = (slips: readonly Slip[], aside: SetAside, today: string): Slip | null =>
  slips.find(({ kind, key }) => kind === 'at-risk' || (!closed(aside, today) && !aside.keys.includes(key))) ?? null;

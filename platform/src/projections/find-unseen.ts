import type { Events } from '#event-sourcing/events.ts';

/** When the first event was recorded that some models have not seen, and when the newest was, in ms since 1970. */
type Unseen = Readonly<{ since: number; newest: number }>;

/** `seen`: position of the last event that each of them has seen. null: they have seen all. */
export const findUnseen = async (
  events: Pick<Events, 'readAll'>,
  seen: readonly (number | null)[],
): Promise<Unseen | null> => {
  const since = await recordedAt(events, { after: lowest(seen) });
  if (since === null) return null;
  return { since, newest: (await recordedAt(events, { direction: 'backward' })) ?? since };
};

const lowest = (seen: readonly (number | null)[]): number | null =>
  seen.reduce((least, one) => (least === null || one === null ? null : Math.min(least, one)), seen[0] ?? null);

type From = Readonly<{ after: number | null }> | Readonly<{ direction: 'backward' }>;

const recordedAt = async (events: Pick<Events, 'readAll'>, from: From): Promise<number | null> => {
  for await (const event of events.readAll({ ...from, max: 1 })) return Date.parse(event.recordedAt);
  return null;
};

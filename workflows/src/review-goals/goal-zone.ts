import type { Events, RecordedEvent } from '@ecrin/platform/events.ts';

type Reading = Pick<Events, 'readStream'>;

/** Where a client was when they last dealt with a goal; null when they never did. */
export const goalZone = async (events: Reading, { ownerId, goalIds }: Readonly<{ ownerId: string; goalIds: readonly string[] }>): Promise<string | null> => {
  const streams = [`goal-calendar-${ownerId}`, ...goalIds.map((goalId) => `goal-${goalId}`)];
  const lasts = (await Promise.all(streams.map((stream) => lastOf(events, stream)))).filter((event) => event !== null);
  return lasts.toSorted((one, other) => other.position - one.position)[0]?.metadata.timeZone ?? null;
};

const lastOf = async (events: Reading, stream: string): Promise<RecordedEvent | null> => {
  for await (const event of events.readStream(stream, { direction: 'backward', max: 1 })) return event;
  return null;
};

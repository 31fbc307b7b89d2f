import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';

type Reading = Pick<Events, 'readStream'>;

/** What stands in an event whose request said nothing of where the client is. */
const untold = 'UTC';
/** So far back is looked in each stream. */
const most = 50;

/** Where a client was when they last said so in dealing with a goal; null when they never did, or long ago. */
export const goalZone = async (
  events: Reading,
  { ownerId, goalIds }: Readonly<{ ownerId: string; goalIds: readonly string[] }>,
): Promise<string | null> => {
  const streams = [`goal-calendar-${ownerId}`, ...goalIds.map((goalId) => `goal-${goalId}`)];
  const lasts = (await Promise.all(streams.map((stream) => lastOf(events, stream)))).filter((event) => event !== null);
  return lasts.toSorted((one, other) => other.position - one.position)[0]?.metadata.timeZone ?? null;
};

const lastOf = async (events: Reading, stream: string): Promise<RecordedEvent | null> => {
  for await (const event of events.readStream(stream, { direction: 'backward', max: most }))
    if (event.metadata.timeZone !== untold) return event;
  return null;
};

import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';

type EventReader = Pick<Events, 'readStream'>;

/** The zone of an event whose request named none. */
const unknownTimeZone = 'UTC';
/** How far back each stream is searched. */
const maxEventsRead = 50;

/** The time zone of the last event of some streams of a client; null when there is none, or it is too old. */
export const findLastTimeZone = async (events: EventReader, streams: readonly string[]): Promise<string | null> => {
  const lasts = (await Promise.all(streams.map((stream) => lastEventWithTimeZone(events, stream)))).filter(
    (event) => event !== null,
  );
  return lasts.toSorted((one, other) => other.position - one.position)[0]?.metadata.timeZone ?? null;
};

const lastEventWithTimeZone = async (events: EventReader, stream: string): Promise<RecordedEvent | null> => {
  for await (const event of events.readStream(stream, { direction: 'backward', max: maxEventsRead }))
    if (event.metadata.timeZone !== unknownTimeZone) return event;
  return null;
};

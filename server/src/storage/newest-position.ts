import type { Events } from '@ecrin/platform/event-sourcing/events.ts';

/** Of the newest event; null: there is none. */
export const newestPosition = async (events: Pick<Events, 'readAll'>): Promise<number | null> => {
  for await (const { position } of events.readAll({ direction: 'backward', max: 1 })) return position;
  return null;
};

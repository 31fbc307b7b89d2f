import type { ThoughtWritten } from '@ecrin/domain/thought/thought.events.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { newEvent, openEmbeddedEvents } from '#kits/embedded-stores.ts';
import { journalWords } from './journal-words.ts';
import { progress } from './progress.ts';

export type Journal = Readonly<{ ownerId: string; thoughts: number }>;
/** Written at once: few enough to be appended together. */
const inFlight = 200;
const firstMs = Date.UTC(2016, 0, 1);
const everyMs = 2_700_000;

/** Thoughts of clients, straight into the events of a data folder, with no server running. */
export const seedJournals = async (dataDir: string, journals: readonly Journal[]): Promise<void> => {
  const { events, closeEvents } = openEmbeddedEvents(dataDir);
  const total = journals.reduce((sum, { thoughts }) => sum + thoughts, 0);
  let written = 0;
  for (const { ownerId, thoughts } of journals)
    for (let from = 0; from < thoughts; from += inFlight) {
      const indexes = Array.from({ length: Math.min(inFlight, thoughts - from) }, (_, offset) => from + offset);
      await Promise.all(
        indexes.map((index) => {
          const event = writtenBy(ownerId, index);
          return events.append(`thought-${event.data.thoughtId}`, 'no-stream', [newEvent(event, ownerId)]);
        }),
      );
      written += indexes.length;
      if (written % 10_000 < inFlight && total > 10_000) progress(`${written} of ${total} thoughts are in the log`);
    }
  await closeEvents();
};

const writtenBy = (ownerId: string, index: number): ThoughtWritten => {
  const at = new Date(firstMs + index * everyMs).toISOString();
  return {
    type: 'ThoughtWritten',
    data: {
      thoughtId: systemIds.next(),
      ownerId,
      language: 'fr',
      occurredAt: at,
      timeZone: 'Europe/Paris',
      writtenAt: at,
    },
    private: { content: journalWords(index) },
  };
};

import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { EmbeddedStores } from '#kits/embedded-stores.ts';
import { sentences } from './journal-words.ts';

const moods = ['happy', 'sad', 'calm', 'stressed'] as const;

const eventsOfThought = (ownerId: string, index: number): readonly DomainEvent[] => {
  const thoughtId = systemIds.next();
  const occurredAt = new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString();
  const content = Array.from({ length: 6 }, (_none, offset) => sentences[(index + offset) % sentences.length]).join(
    ' ',
  );
  const wrote = { ...written, data: { ...written.data, thoughtId, ownerId, occurredAt }, private: { content } };
  if (index % 4 > 0) return [wrote];
  return [
    wrote,
    {
      ...understood,
      data: { ...understood.data, thoughtId, mood: moods[index % moods.length] },
      private: { ...understood.private, tags: [`tag-${index % 40}`] },
    },
  ];
};

/** Writes as many thoughts of one client, one in four with an analysis. Returns the last position. */
export const seedThoughts = async (
  { record }: Pick<EmbeddedStores, 'record'>,
  ownerId: string,
  count: number,
): Promise<number> => {
  let last = 0;
  for (let from = 0; from < count; from += 200) {
    const group = Array.from({ length: Math.min(200, count - from) }, (_none, offset) =>
      eventsOfThought(ownerId, from + offset),
    );
    const appended = await Promise.all(group.map((facts) => record(`thought-${systemIds.next()}`, ownerId, facts)));
    last = Math.max(last, ...appended.map(({ position }) => position));
  }
  return last;
};

import type { ThoughtOrigin } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { now, recorded, thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { describe, expect, it } from 'vitest';
import { thoughtTotalsProjection } from '#service-figures/thought-totals.projection.ts';
import type { ThoughtWork } from '#service-figures/thought-work.ts';

type Event = Parameters<typeof thoughtTotalsProjection.apply>[1];
const fold = (...events: readonly ThoughtEvent[]) =>
  events.reduce<ThoughtWork | null>(
    (work, event) =>
      thoughtTotalsProjection.apply(work, {
        ...event,
        metadata: { timeZone: 'UTC' },
      } as unknown as Event),
    null,
  );
const origin: ThoughtOrigin = { source: 'jrnl', importId: 'one' };
const brought = (from: ThoughtOrigin): ThoughtEvent => ({ ...written, data: { ...written.data, origin: from } });

describe('thoughts from elsewhere, in the figures of the service', () => {
  it.each([
    ['asked to be analysed', { ...origin, understand: true }, true],
    ['brought as they are', origin, false],
  ] as const)('%s', (_name, from, awaited) => {
    const data = { thoughtId, editedAt: '2019-03-02T19:00:00.000Z', origin: from };
    const before: ThoughtEvent = { type: 'ThoughtEdited', data, private: { content: 'Autrement.' } };
    const awaitedSince = { awaited, since: written.data.writtenAt };
    expect(fold(brought(from), before)?.wordings).toMatchObject([awaitedSince, awaitedSince]);
  });
  it('are no transcription where nobody asked for one', () => {
    const data = { thoughtId, attempt: 1, failedAt: now, reason: 'not-asked' } as const;
    expect(fold(recorded)?.attempts).toHaveLength(1);
    expect(fold(recorded, { type: 'ThoughtTranscriptionFailed', data, private: null })?.attempts).toEqual([]);
  });
});

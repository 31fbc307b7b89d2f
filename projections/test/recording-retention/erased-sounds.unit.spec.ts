import {
  appended,
  deleted,
  now,
  ownerId,
  recorded,
  recordingId,
  secondId,
  thoughtId,
  transcribed,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtSoundErased } from '@ecrin/domain/thought/thought-erasure.events.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { describe, expect, it } from 'vitest';
import type { KeptSoundDocument } from '#recording-retention/recording-retention.model.ts';
import { keptSoundProjection } from '#recording-retention/recording-retention.projection.ts';
import { thoughtTotalsProjection } from '#service-figures/thought-totals.projection.ts';
import { thoughtTotalsOf, thoughtAmounts } from '#service-figures/thought-totals.ts';
import type { ThoughtWork } from '#service-figures/thought-work.ts';
import { totalOfAll } from '#service-figures/total-periods.ts';
import { thoughtCardOf, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';

const erasedAt = '2026-04-02T02:30:00.000Z';
const erased = (id = recordingId, at = erasedAt): ThoughtSoundErased => ({
  type: 'ThoughtSoundErased',
  data: { thoughtId, recordingId: id, keptDays: 90, erasedAt: at },
  private: null,
});

describe('the card of a thought whose sound was erased', () => {
  const cardOf = (...events: readonly ThoughtEvent[]) => {
    const card = events.reduce<ThoughtCardDocument | null>(thoughtCardProjection.apply, null);
    return card && { ...thoughtCardOf(card, null), spoken: card.spoken };
  };

  it('keeps its words and its length, and takes no space', () =>
    expect(cardOf(recorded, transcribed, erased())).toMatchObject({
      kind: 'spoken',
      excerpt: 'Papa a téléphoné.',
      spoken: false,
      audio: { durationMs: 2_000, fileSize: 0, erasedAt, parts: [{ erasedAt, fileSize: 0 }] },
    }));
  it('has a sound as long as one recording has one, and again with one that is added', () => {
    const one = cardOf(recorded, transcribed, appended, erased());
    expect(one).toMatchObject({ spoken: true, audio: { fileSize: 5_000, erasedAt: null, parts: [{ erasedAt }, {}] } });
    const later = '2026-04-09T02:30:00.000Z';
    expect(cardOf(recorded, transcribed, appended, erased(), erased(secondId, later))).toMatchObject({
      spoken: false,
      audio: { erasedAt: later },
    });
    expect(cardOf(recorded, transcribed, erased(), appended)).toMatchObject({
      spoken: true,
      audio: { erasedAt: null, fileSize: 5_000 },
    });
  });
});

describe('the sounds that are kept', () => {
  const soundOf = (...events: readonly ThoughtEvent[]) =>
    events.reduce<KeptSoundDocument | null>(
      (sound, event) =>
        keptSoundProjection.apply(sound, { ...event, metadata: { ownerId } } as unknown as RecordedEvent),
      null,
    );

  it('are in words once words were heard in them', () => {
    expect(soundOf(recorded)).toMatchObject({ ownerId, thoughtId, recordingId, keptSince: now, state: 'waiting' });
    expect(soundOf(recorded, transcribed)).toMatchObject({ state: 'in-words' });
    const silent = { ...transcribed, private: { raw: '', text: ' ', segments: [], setAside: [] } };
    expect(soundOf(recorded, silent)).toMatchObject({ state: 'waiting' });
    // Its key is destroyed.
    expect(soundOf(recorded, { ...transcribed, private: null })).toMatchObject({ state: 'waiting' });
  });
  it('wait again while they are transcribed once more', () => {
    const data = { thoughtId, recordingId, attempt: 2, requestedAt: now };
    const requested = { type: 'ThoughtTranscriptionRequested', data, private: null } as const;
    expect(soundOf(recorded, transcribed, requested)).toMatchObject({ state: 'waiting' });
  });
  it('are erased for good, also of a deleted thought', () =>
    expect(soundOf(recorded, transcribed, deleted, erased())).toMatchObject({ state: 'erased', erasedAt }));
});

it('in the figures what was spoken stays, and the space is free again', () => {
  const amountOf = (name: string, ...events: readonly ThoughtEvent[]) => {
    const work = events.reduce<ThoughtWork | null>(
      (before, event) => thoughtTotalsProjection.apply(before, { ...event, metadata: { timeZone: 'UTC' } } as never),
      null,
    );
    return (work ? thoughtTotalsOf(work) : [])
      .filter(({ id }) => id === totalOfAll)
      .reduce((sum, { amounts }) => sum + (amounts[name] ?? 0), 0);
  };
  expect(amountOf(thoughtAmounts.recordingBytes, recorded, transcribed)).toBe(4_000);
  expect(amountOf(thoughtAmounts.recordingBytes, recorded, transcribed, erased())).toBe(0);
  expect(amountOf(thoughtAmounts.spokenMs, recorded, transcribed, erased())).toBe(2_000);
});

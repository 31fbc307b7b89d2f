import { describe, expect, it } from 'vitest';
import { reviseThought } from '#thought/commands/revise-thought.ts';
import type { ThoughtAiUseSet, ThoughtPrivacySet, ThoughtStatusSet } from '#thought/thought-flags.events.ts';
import { thought } from '#thought/thought.aggregate.ts';
import type { ThoughtBackDated, ThoughtEdited } from '#thought/thought.events.ts';
import { deleted, given, now, recorded, thoughtId, transcribed, written } from './thought.fixtures.ts';

const moment = { occurredAt: '2025-12-24T20:00:00.000Z', timeZone: 'Europe/Paris' };
const edited: ThoughtEdited = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content: 'Train complet.' },
};
const backDated: ThoughtBackDated = {
  type: 'ThoughtBackDated',
  data: { thoughtId, ...moment, backDatedAt: now },
  private: null,
};
const hidden: ThoughtPrivacySet = {
  type: 'ThoughtPrivacySet',
  data: { thoughtId, private: true, setAt: now },
  private: null,
};
const won: ThoughtStatusSet = {
  type: 'ThoughtStatusSet',
  data: { thoughtId, status: 'win', setAt: now },
  private: null,
};

describe('revising a thought', () => {
  it('changes all given fields together', () =>
    given(written)
      .when(reviseThought, { thoughtId, now, content: 'Train complet.', moment, private: true, status: 'win' })
      .then(edited, backDated, hidden, won));
  it('changes nothing when one field is refused', () =>
    given(written).when(reviseThought, { thoughtId, now, private: true, content: ' ' }).thenRefused('thought.empty'));
  it('refuses words over 100,000 characters, written or spoken', () => {
    const words = 'é'.repeat(100_001);
    given(written).when(reviseThought, { thoughtId, now, content: words }).thenRefused('thought.too-long');
    given(recorded, transcribed)
      .when(reviseThought, { thoughtId, now, transcript: words })
      .thenRefused('thought.too-long');
  });
  it('leaves a thought without AI, once, and allows it again', () => {
    const without: ThoughtAiUseSet = {
      type: 'ThoughtAiUseSet',
      data: { thoughtId, withoutAi: true, setAt: now },
      private: null,
    };
    given(written).when(reviseThought, { thoughtId, now, withoutAi: true }).then(without);
    given(written, without).when(reviseThought, { thoughtId, now, withoutAi: true }).thenNothing();
    given(written, without)
      .when(reviseThought, { thoughtId, now, withoutAi: false })
      .then({ ...without, data: { ...without.data, withoutAi: false } });
  });
  it('says of words edited from an earlier revision what they replaced unseen', () =>
    given(written)
      .when(reviseThought, {
        thoughtId,
        now,
        content: 'Train complet.',
        upon: written.private?.content,
        unseenSince: 0,
      })
      .then({ ...edited, data: { ...edited.data, unseenSince: 0 } }));
  it('refuses words that would replace others than they were joined with', () =>
    given(written)
      .when(reviseThought, { thoughtId, now, content: 'Train complet.', upon: 'Train à l’heure.' })
      .thenRefused('general.changed-meanwhile'));
  it('removes a status label', () =>
    given(written, won)
      .when(reviseThought, { thoughtId, now, status: null })
      .then({ ...won, data: { ...won.data, status: null } }));
  it('refuses a date in the future', () =>
    given(written)
      .when(reviseThought, { thoughtId, now, moment: { ...moment, occurredAt: '2026-01-02T09:00:00.001Z' } })
      .thenRefused('thought.in-future'));
  it('refuses to edit a spoken thought, and to correct a written one', () => {
    given(recorded, transcribed)
      .when(reviseThought, { thoughtId, now, content: 'x' })
      .thenRefused('thought.not-written');
    given(written).when(reviseThought, { thoughtId, now, transcript: 'x' }).thenRefused('thought.not-spoken');
  });
  it('refuses to correct a transcript that is not completed', () =>
    given(recorded).when(reviseThought, { thoughtId, now, transcript: 'x' }).thenRefused('thought.not-transcribed'));
  it('refuses an empty transcript, and an unknown or deleted thought', () => {
    given(recorded, transcribed).when(reviseThought, { thoughtId, now, transcript: ' ' }).thenRefused('thought.empty');
    given().when(reviseThought, { thoughtId, now, private: true }).thenRefused('thought.not-found');
    given(written, deleted).when(reviseThought, { thoughtId, now, private: true }).thenRefused('thought.deleted');
  });
  it('corrects a transcript and keeps the times of unchanged words', () => {
    const state = [recorded, transcribed].reduce(thought.evolve, thought.initial);
    const [corrected] = [reviseThought({ thoughtId, now, transcript: 'Papa m’a téléphoné.' }, state)].flat();
    expect(corrected).toMatchObject({ type: 'ThoughtTranscriptCorrected', private: { text: 'Papa m’a téléphoné.' } });
    expect(JSON.stringify(corrected)).toContain('"endMs":900');
  });
});

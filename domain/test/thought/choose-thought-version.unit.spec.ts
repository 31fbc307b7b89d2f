import { describe, it } from 'vitest';
import { chooseThoughtVersion } from '#thought/commands/choose-thought-version.ts';
import type { ThoughtEdited, ThoughtTranscriptCorrected } from '#thought/thought.events.ts';
import { given, now, recorded, thoughtId, transcribed, written } from './thought.fixtures.ts';

const unseen: ThoughtEdited = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now, unseenSince: 0 },
  private: { content: 'Train complet.' },
};
const corrected: ThoughtTranscriptCorrected = {
  type: 'ThoughtTranscriptCorrected',
  data: { thoughtId, correctedAt: now, unseenSince: 1 },
  private: { text: 'Train complet.', segments: [] },
};
const seen: ThoughtEdited = { ...unseen, data: { thoughtId, editedAt: now } };
const choice = { thoughtId, now, unseenSince: 0, words: 'Train complet.' };

describe('choosing one of two versions', () => {
  it('records the choice where the words stay', () =>
    given(written, unseen)
      .when(chooseThoughtVersion, choice)
      .then({ type: 'ThoughtVersionsChosen', data: { thoughtId, chosenAt: now }, private: null }));
  it('edits a written thought, corrects a spoken one', () => {
    given(written, unseen)
      .when(chooseThoughtVersion, { ...choice, words: 'Train à l’heure.' })
      .then({ ...seen, private: { content: 'Train à l’heure.' } });
    given(recorded, transcribed, corrected)
      .when(chooseThoughtVersion, { ...choice, unseenSince: 1, words: 'Train vide.' })
      .then({
        type: 'ThoughtTranscriptCorrected',
        data: { thoughtId, correctedAt: now },
        private: { text: 'Train vide.', segments: [] },
      });
  });
  it('refuses where nothing is open: no two versions, an edit since, others than were shown', () => {
    given(written).when(chooseThoughtVersion, choice).thenRefused('thought.versions-chosen');
    given(written, unseen, { ...seen, private: { content: 'Autrement.' } })
      .when(chooseThoughtVersion, choice)
      .thenRefused('thought.versions-chosen');
    given(written, unseen)
      .when(chooseThoughtVersion, { ...choice, unseenSince: 3 })
      .thenRefused('thought.versions-chosen');
  });
  it('refuses words that leave nothing', () =>
    given(written, unseen)
      .when(chooseThoughtVersion, { ...choice, words: ' ' })
      .thenRefused('thought.empty'));
});

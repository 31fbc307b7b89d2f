import { describe, expect, it } from 'vitest';
import { wordingsOf } from '#export/thought-wordings.ts';

type Services = Parameters<typeof wordingsOf>[0];
type Thought = Parameters<typeof wordingsOf>[1];

const at = '2025-03-01T08:00:00.000Z';
const edited = (n: number) => ({ type: 'ThoughtEdited', data: { editedAt: at }, private: { content: `Mots ${n}` } });
const heard = {
  type: 'ThoughtTranscribed',
  data: { recordingId: 'r', engine: 'local', model: 'whisper-base', transcribedAt: at },
  private: { raw: 'dit', text: 'dit', segments: [], setAside: [] },
};
const corrected = (n: number) => ({
  type: 'ThoughtTranscriptCorrected',
  data: { correctedAt: at },
  private: { text: `Mots ${n}`, segments: [] },
});
const given = (events: readonly object[], thought: object) =>
  // Casts: only what is read is here.
  wordingsOf({ readStream: () => events.values() } as unknown as Services, { thoughtId: 't', ...thought } as Thought);
const many = Array.from({ length: 1_003 }, (_, n) => n);

describe('what a thought was once, in an archive', () => {
  it('is of what was written the latest thousand, and how many more there were', async () => {
    const { wordings = [], wordingsLeftOut } = await given(many.map(edited), { kind: 'written', wording: 1_003 });
    expect([wordings.length, wordings[0], wordings.at(-1), wordingsLeftOut]).toEqual([
      1_000,
      { as: 'edited', at, text: 'Mots 3' },
      { as: 'edited', at, text: 'Mots 1002' },
      3,
    ]);
  });

  it('is of what was spoken what was heard, and the words it has now', async () => {
    const events = [heard, ...many.map(corrected)];
    const { wordings = [], wordingsLeftOut } = await given(events, { kind: 'spoken', correctedAt: at });
    expect([wordings.length, wordings[0], wordings.at(-1), wordingsLeftOut]).toEqual([
      1_000,
      expect.objectContaining({ as: 'heard', text: 'dit' }),
      { as: 'corrected', at, text: 'Mots 1002', segments: [] },
      4,
    ]);
  });

  it('is nothing more of one that always had these words', async () => {
    expect(await given([edited(1)], { kind: 'written', wording: 1 })).toEqual({});
    expect(await given([edited(1), edited(2)], { kind: 'written', wording: 2 })).not.toHaveProperty('wordingsLeftOut');
  });
});

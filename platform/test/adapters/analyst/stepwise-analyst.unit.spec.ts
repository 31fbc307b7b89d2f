import { createScriptedLanguageEngine } from '@ecrin/testing/fakes/scripted-language-engine.ts';
import { describe, expect, it, vi } from 'vitest';
import { createLocalAnalyst } from '#adapters/analyst/local-analyst.ts';
import { createStepwiseAnalyst } from '#adapters/analyst/stepwise-analyst.ts';
import type { Analyst } from '#ports/analyst.ts';
import { LanguageFault, type Writing } from '#ports/language-engine.ts';

const request = { text: 'Je suis triste, si triste.', language: 'fr', ownerId: 'anne' } as const;
const answer = { mood: 'calme', category: 'réflexion', title: 'Si triste', ideas: [], words: [], summary: null };

const writingThat = (json: () => Promise<unknown>): Writing => {
  const engine = createScriptedLanguageEngine();
  if (!engine.writing) throw new Error('the scripted engine writes');
  return { ...engine.writing, model: 'm', json: vi.fn<() => Promise<unknown>>(json) as unknown as Writing['json'] };
};
const answers = async () => ({ value: answer, usage: { inputTokens: 1, outputTokens: 1, seconds: 0 } });
const analystWith = (
  writing: () => Writing | null,
  { isCapable = true, otherwise = createLocalAnalyst() }: Readonly<{ isCapable?: boolean; otherwise?: Analyst }> = {},
) => createStepwiseAnalyst({ writing, isCapable: () => isCapable, otherwise });

describe('an analyst by steps', () => {
  it('uses the model that writes as soon as there is one', async () => {
    let model: Writing | null = null;
    const analyst = analystWith(() => model);
    expect(await analyst.understand(request)).toMatchObject({ mood: 'sad', model: 'word-lists' });
    model = writingThat(answers);
    expect(await analyst.understand(request)).toMatchObject({ mood: 'calm', model: 'm', engine: 'local' });
  });

  it('tries once more when the engine ended meanwhile', async () => {
    let asked = 0;
    const model = writingThat(async () => {
      asked += 1;
      if (asked === 1) throw new LanguageFault('unavailable', 'ended', 0);
      return answers();
    });
    expect((await analystWith(() => model).understand(request)).model).toBe('m');
  });

  it.each(['unavailable', 'unusable-answer', 'no-answer-in-time'] as const)(
    'leaves a thought to the step before when the model fails: %s',
    async (kind) => {
      const model = writingThat(async () => {
        throw new LanguageFault(kind, 'scripted', 0);
      });
      expect(await analystWith(() => model).understand(request)).toMatchObject({ mood: 'sad', model: 'word-lists' });
    },
  );

  it('ends when the caller is gone, without another step', async () => {
    const model = writingThat(async () => {
      throw new Error('closed');
    });
    await expect(analystWith(() => model).understand(request)).rejects.toThrow('closed');
  });

  it('takes mood and category from labelled examples where the model did not pass its measure', async () => {
    const examples: Analyst = {
      engine: 'local',
      understand: async (asked) => ({
        ...(await createLocalAnalyst().understand(asked)),
        mood: null,
        category: 'work',
        model: 'e5',
      }),
    };
    const model = writingThat(answers);
    expect(await analystWith(() => model, { isCapable: false, otherwise: examples }).understand(request)).toMatchObject(
      {
        mood: null,
        category: 'work',
        title: 'Si triste',
        model: 'm + e5',
      },
    );
    expect(await analystWith(() => model, { isCapable: false }).understand(request)).toMatchObject({
      mood: 'calm',
      model: 'm',
    });
  });

  it('advises with the model only', async () => {
    const asked = { title: 'Lire', figures: { target: 3 }, language: 'fr', ownerId: 'anne' } as const;
    await expect(analystWith(() => null).advise?.(asked)).rejects.toMatchObject({ reason: 'provider-unavailable' });
    const model = writingThat(async () => ({ value: { advice: 'Deux sur trois.' }, usage: {} }));
    expect(await analystWith(() => model).advise?.(asked)).toEqual({
      text: 'Deux sur trois.',
      engine: 'local',
      model: 'm',
    });
  });
});

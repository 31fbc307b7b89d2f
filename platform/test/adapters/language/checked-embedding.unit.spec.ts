import { describe, expect, it, vi } from 'vitest';
import { createCheckedEmbedding } from '#adapters/language/checked-embedding.ts';
import { measuredNotes, measuredQuestions } from '#adapters/language/embedding-measure.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';

const usage = { inputTokens: null, outputTokens: null, seconds: 0 };
const { fr, en } = measuredNotes;
const questions = measuredQuestions.flatMap(([note, french, english]) => [
  { text: french, note },
  { text: english, note },
]);

/** Finds so many translations, and what answers so many questions; it takes the others for each other. */
const knowing = (translations: number, answers: number) => {
  const meaning = new Map<string, number>([
    ...fr.map((text, note) => [text, note] as const),
    ...en.map(
      (text, note) => [text, note < translations ? note : note + 1 < en.length ? note + 1 : translations] as const,
    ),
    ...questions.map(({ text, note }, index) => [text, index < answers ? note : (note + 2) % en.length] as const),
  ]);
  return vi.fn<Embedding['embed']>(async ({ texts }) => ({
    vectors: texts.map((text) =>
      Float32Array.from({ length: en.length }, (_none, note) => (note === meaning.get(text) ? 1 : 0)),
    ),
    usage,
  }));
};
const checked = (embed: Embedding['embed'] | null) => {
  const onUnusable = vi.fn<(reason: string) => void>();
  const { embedding, measure } = createCheckedEmbedding({
    embedding: async () => embed && { model: 'e5', embed },
    onUnusable,
  });
  return { use: embedding, measure, onUnusable };
};

describe('a checked embedding model', () => {
  it('is used when it knows enough, measured once', async () => {
    const embed = knowing(24, 24);
    const meanwhile: string[] = [];
    const { use, measure, onUnusable } = checked((request) => {
      meanwhile.push(measure().state);
      return embed(request);
    });
    expect(measure()).toEqual({ state: 'not-measured', refused: null });
    expect(await Promise.all([use(), use()])).toMatchObject([{ model: 'e5' }, { model: 'e5' }]);
    expect(new Set(meanwhile)).toEqual(new Set(['measuring']));
    expect(embed.mock.calls.map(([{ kind, texts }]) => `${texts.length} ${kind}`)).toEqual([
      '24 passage',
      '24 passage',
      '24 query',
    ]);
    expect(measure()).toEqual({ state: 'passed', refused: null });
    expect(onUnusable).not.toHaveBeenCalled();
  });
  it.each([
    [24, 16, null],
    [24, 15, 'it finds what answers 15 of 24 questions, and should of 16'],
    [12, 24, null],
    [11, 24, 'it finds 11 of 24 translations'],
  ])(
    'that finds %i translations and answers %i questions is refused because of %s',
    async (known, answers, refused) => {
      const { use, measure, onUnusable } = checked(knowing(known, answers));
      const found = [await use(), await use()];
      expect(found.map((one) => one === null)).toEqual([refused !== null, refused !== null]);
      expect(measure().state).toBe(refused === null ? 'passed' : 'failed');
      expect(measure().refused ?? '').toContain(refused ?? '');
      expect(onUnusable.mock.calls).toEqual(refused === null ? [] : [[measure().refused]]);
    },
  );
  it.each([
    ['the same vector for everything', () => [1, 0]],
    ['numbers that are none', () => [Number.NaN, 0]],
    ['vectors by length alone', (text: string) => [Math.sin(text.length), Math.cos(text.length)]],
  ])('that answers %s is refused', async (_what, vectorOf) => {
    const { use, measure } = checked(async ({ texts }) => ({
      vectors: texts.map((text) => Float32Array.from(vectorOf(text))),
      usage,
    }));
    expect([await use(), measure().state]).toEqual([null, 'failed']);
  });
  it('that is not known here is refused as its file says', async () => {
    const { use, measure } = checked(() =>
      Promise.reject(new LanguageFault('unusable-answer', 'it is not an embedding model known here', 0)),
    );
    expect([await use(), measure()]).toEqual([
      null,
      { state: 'failed', refused: 'it is not an embedding model known here' },
    ]);
  });
  it('is checked again some time after a fault that may pass, not with each request', async () => {
    vi.useFakeTimers();
    const embed = knowing(24, 24).mockRejectedValueOnce(new LanguageFault('refused', 'no key', null));
    const { use, onUnusable } = checked(embed);
    expect([await use(), await use()]).toEqual([null, null]);
    expect(embed).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect((await use())?.model).toBe('e5');
    expect(onUnusable).not.toHaveBeenCalled();
  });
  it('is none while there is no model', async () => expect(await checked(null).use()).toBeNull());
});

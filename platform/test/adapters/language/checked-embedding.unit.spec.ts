import { describe, expect, it, vi } from 'vitest';
import { englishExamples } from '#adapters/analyst/examples/english-examples.ts';
import { frenchExamples } from '#adapters/analyst/examples/french-examples.ts';
import { createCheckedEmbedding } from '#adapters/language/checked-embedding.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';

const usage = { inputTokens: null, outputTokens: null, seconds: 0 };
const meaningOf = new Map(
  frenchExamples.flatMap(([, , text], index) => [
    [text, index],
    [englishExamples[index]?.[2] ?? '', index],
  ]),
);
const knowing = vi.fn<Embedding['embed']>(async ({ texts }) => ({
  vectors: texts.map((text) => {
    const vector = new Float32Array(frenchExamples.length);
    vector[meaningOf.get(text) ?? 0] = 1;
    return vector;
  }),
  usage,
}));
const guessing = vi.fn<Embedding['embed']>(async ({ texts }) => ({
  vectors: texts.map((text) => Float32Array.from([Math.sin(text.length), Math.cos(text.length)])),
  usage,
}));
const checked = (embed: Embedding['embed'] | null) => {
  const onUnusable = vi.fn<(reason: string) => void>();
  return {
    use: createCheckedEmbedding({ embedding: async () => embed && { model: 'e5', embed }, onUnusable }),
    onUnusable,
  };
};

describe('a checked embedding model', () => {
  it('is used when it knows translations, checked once', async () => {
    const { use, onUnusable } = checked(knowing);
    expect(await Promise.all([use(), use()])).toMatchObject([{ model: 'e5' }, { model: 'e5' }]);
    expect(knowing).toHaveBeenCalledTimes(1);
    expect(onUnusable).not.toHaveBeenCalled();
  });
  it('is never used when it does not, and says why once', async () => {
    const { use, onUnusable } = checked(guessing);
    expect([await use(), await use()]).toEqual([null, null]);
    expect(guessing).toHaveBeenCalledTimes(1);
    expect(onUnusable.mock.calls).toEqual([[expect.stringContaining('translations')]]);
  });
  it('is checked again some time after a fault that may pass, not with each request', async () => {
    vi.useFakeTimers();
    const embed = vi.fn(knowing).mockRejectedValueOnce(new LanguageFault('refused', 'no key', null));
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

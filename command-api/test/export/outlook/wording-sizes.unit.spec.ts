import { describe, expect, it } from 'vitest';
import { createWordingSizes } from '#export/outlook/wording-sizes.ts';

type Thought = Parameters<ReturnType<ReturnType<typeof createWordingSizes>>>[0];

describe('what a thought was once, as an outlook has it', () => {
  it('is as long as what an archive has, and read again once the thought has another wording', async () => {
    const sizes = createWordingSizes();
    const reads: string[] = [];
    const said = { wordings: [{ as: 'written', text: 'Déjà « là »\n👪' }], wordingsLeftOut: 3 };
    const ask = (thoughtId: string, wording: number) =>
      sizes(async () => {
        reads.push(`${thoughtId}/${wording}`);
        return wording === 1 ? {} : said;
        // Cast: only what the key is made of.
      })({ thoughtId, wording, correctedAt: null } as unknown as Thought);
    const bytes = (one: object) => Buffer.byteLength(JSON.stringify({ content: 'Là', ...one, files: [] }));
    for (const [thoughtId, wording] of [
      ['a', 2],
      ['a', 2],
      ['a', 3],
      ['b', 2],
      ['b', 2],
    ] as const)
      expect(bytes(await ask(thoughtId, wording))).toBe(bytes(said));
    expect(reads).toEqual(['a/2', 'a/3', 'b/2']);
    expect(await ask('c', 1)).toEqual({});
  });
});

import type { LanguageEngine } from '@ecrin/platform/ports/language-engine.ts';
import type { LanguageScript } from '@ecrin/testing/fakes/scripted-language-engine.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** `script`: what the model answers; null for a real model, which cannot be told to wait or to fail. */
export type LanguageEngineUnderTest = Readonly<{
  engine: LanguageEngine;
  script: LanguageScript | null;
  dispose: () => Promise<void>;
}>;
type Does = Readonly<{ writes: boolean; embeds: boolean; scripted: boolean }>;

const caller = { ownerId: 'owner-1', purpose: 'answer' } as const;
const messages = [{ role: 'user', text: 'Le train est vide.' }] as const;
const schema = z.strictObject({ title: z.string(), tags: z.array(z.string()) });
const good = { title: 'Train vide', tags: ['train'] };
const partOf = <Part>(part: Part | null | undefined): Part => {
  if (!part) throw new Error('the engine under test lacks this part');
  return part;
};

/** What every adapter behind the port must do, for the parts it has. */
export const languageEngineContract = (
  name: string,
  { writes, embeds, scripted }: Does,
  make: () => Promise<LanguageEngineUnderTest>,
): void => {
  let subject: LanguageEngineUnderTest;
  const writing = () => partOf(subject.engine.writing);
  const embedding = () => partOf(subject.engine.embedding);
  const script = () => partOf(subject.script);
  const embed = (texts: readonly string[], more: Readonly<{ signal?: AbortSignal; timeoutMs?: number }> = {}) =>
    embedding().embed({ ...caller, ...more, texts, kind: 'passage' });

  describe(`${name} as a language engine`, () => {
    beforeAll(async () => {
      subject = await make();
    });
    afterAll(async () => subject.dispose());

    it('says which parts it has', () => {
      const { writing: writer, embedding: embedder } = subject.engine;
      expect({ writes: writer !== null, embeds: embedder !== null }).toEqual({ writes, embeds });
    });

    describe.skipIf(!writes || !scripted)('JSON by schema', () => {
      const ask = (more: Readonly<{ signal?: AbortSignal; timeoutMs?: number }> = {}) =>
        writing().json({ ...caller, ...more, name: 'title', schema, messages });

      it('is validated and counted', async () => {
        script().json(good);
        const { value, usage } = await ask();
        expect(value).toEqual(good);
        expect(usage).toMatchObject({ inputTokens: 7, outputTokens: 5 });
        expect(usage.seconds).toBeGreaterThanOrEqual(0);
      });

      it('that breaks the schema again and again is unusable, and the fault does not quote it', async () => {
        script().json({ title: 'secret', tags: 'secret' });
        const fault = await ask().catch((error: unknown) => error);
        expect(fault).toMatchObject({ name: 'LanguageFault', kind: 'unusable-answer' });
        expect(String(fault)).not.toContain('secret');
      });

      it('ends by the caller’s signal, with its reason', async () => {
        script().json('never');
        const cancel = new AbortController();
        const asked = ask({ signal: cancel.signal });
        cancel.abort(new Error('closed'));
        await expect(asked).rejects.toThrow('closed');
      });

      it('ends by its time-out', async () => {
        script().json('never');
        await expect(ask({ timeoutMs: 50 })).rejects.toMatchObject({ kind: 'no-answer-in-time', retryAfterMs: 0 });
      });
    });

    describe.skipIf(!writes || !scripted)('text', () => {
      const ask = (onText: (piece: string) => void, signal?: AbortSignal) =>
        writing().text({ ...caller, messages, maxTokens: 20, onText, ...(signal && { signal }) });

      it('arrives in pieces, then whole and counted', async () => {
        script().text({ pieces: ['Un ', 'train ', 'vide.'], end: 'stop' });
        const pieces: string[] = [];
        const { text, usage } = await ask((piece) => void pieces.push(piece));
        expect([pieces, text]).toEqual([['Un ', 'train ', 'vide.'], 'Un train vide.']);
        expect(usage).toMatchObject({ inputTokens: 7, outputTokens: 5 });
      });

      it('that reaches its limit of tokens is a fault', async () => {
        script().text({ pieces: ['Un '], end: 'length' });
        await expect(ask(() => undefined)).rejects.toMatchObject({ kind: 'unusable-answer' });
      });

      it('can be cancelled after its first piece, and the engine answers the next request', async () => {
        script().text({ pieces: ['Un '], end: 'never' });
        const cancel = new AbortController();
        await expect(ask(() => cancel.abort(new Error('stopped')), cancel.signal)).rejects.toThrow('stopped');
        script().text({ pieces: ['Deux'], end: 'stop' });
        expect((await ask(() => undefined)).text).toBe('Deux');
      });
    });

    describe.skipIf(!writes || scripted)('of a real model', () => {
      const asked = { ...caller, priority: 'asked', messages } as const;
      const short = z.strictObject({ title: z.string().max(40), tags: z.array(z.string().max(20)).max(2) });

      it('JSON follows the schema, and is counted', async () => {
        const { value, usage } = await writing().json({ ...asked, name: 'title', schema: short });
        expect(short.safeParse(value).success).toBe(true);
        expect([usage.inputTokens, usage.outputTokens].every((tokens) => (tokens ?? 0) > 0)).toBe(true);
      });

      it('text arrives in pieces that make the whole, or reaches its limit of tokens', async () => {
        const pieces: string[] = [];
        const onText = (piece: string) => void pieces.push(piece);
        const { text } = await writing().text({ ...asked, maxTokens: 400, onText });
        expect(pieces.join('')).toBe(text);
        await expect(writing().text({ ...asked, maxTokens: 2, onText })).rejects.toMatchObject({
          kind: 'unusable-answer',
        });
      });

      it('ends by the caller’s signal, with its reason, and by its time-out; the next request is answered', async () => {
        const text = (more: Readonly<{ signal?: AbortSignal; timeoutMs?: number }>) =>
          writing().text({ ...asked, maxTokens: 400, onText: () => undefined, ...more });
        await expect(text({ signal: AbortSignal.abort(new Error('closed')) })).rejects.toThrow('closed');
        await expect(text({ timeoutMs: 1 })).rejects.toMatchObject({ kind: 'no-answer-in-time', retryAfterMs: 0 });
        expect((await writing().json({ ...asked, name: 'title', schema: short })).usage.seconds).toBeGreaterThan(0);
      });
    });

    describe.skipIf(!embeds)('embeddings', () => {
      it('are one vector of length 1 for each text, in their order', async () => {
        const texts = ['Le train est vide.', 'La tarte est cuite.', 'Le train est vide.'];
        const { vectors, usage } = await embed(texts);
        expect(vectors).toHaveLength(3);
        for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
        expect(vectors[0]).toEqual(vectors[2]);
        expect(vectors[0]).not.toEqual(vectors[1]);
        expect(vectors[1]).toHaveLength(vectors[0]?.length ?? 0);
        expect(usage.inputTokens).toBeGreaterThan(0);
      });

      it('of no texts are none', async () => {
        expect((await embed([])).vectors).toEqual([]);
      });

      it('end by the caller’s signal, with its reason', async () => {
        await expect(embed(['Un train.'], { signal: AbortSignal.abort(new Error('closed')) })).rejects.toThrow(
          'closed',
        );
      });

      it.skipIf(!scripted)('end by their time-out', async () => {
        script().embeddings('never');
        await expect(embed(['Un train.'], { timeoutMs: 50 })).rejects.toMatchObject({ kind: 'no-answer-in-time' });
        script().embeddings('at-once');
        expect((await embed(['Un train.'])).vectors).toHaveLength(1);
      });
    });
  });
};

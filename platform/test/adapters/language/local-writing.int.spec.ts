import { copyFile, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageModel } from '@ecrin/testing/kits/language-model.ts';
import { languageEngineContract } from '@ecrin/testing/port-contracts/language-engine.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLocalWriting, type LocalWriting } from '#adapters/language/local-writing.ts';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import type { Writing } from '#ports/language-engine.ts';

const caller = { ownerId: 'owner-1', purpose: 'answer', priority: 'asked' } as const;
const fixed = [
  { role: 'system', text: 'Vous nommez une note de journal en un objet JSON.' },
  { role: 'user', text: 'Le vélo couine, graisser la chaîne. Demander à Paul.' },
  { role: 'assistant', text: '{"titre":"Graisser la chaîne","phrase":1,"lieu":null}' },
] as const;
const messages = [...fixed, { role: 'user', text: 'Le train est vide ce matin. Je lis jusqu’à Lyon.' }] as const;
const schema = z.strictObject({
  titre: z.string().max(60),
  phrase: z.literal([1, 2]),
  lieu: z.string().max(40).nullable(),
});

const engineWith = (file: string | null, promptDir: string | null = null): LocalWriting =>
  createLocalWriting({ modelFile: () => file, promptDir, processor: createFairSemaphore(1) });
const writingOf = (engine: LocalWriting): Writing => {
  const writing = engine.writing();
  if (!writing) throw new Error('there is a model');
  return writing;
};

describe.skipIf(languageModel.missing)(
  `a model that writes, on this machine (${languageModel.missing ?? 'real'})`,
  () => {
    let dir: string;
    let engine: LocalWriting;
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'ecrin-writing-'));
      // Loading takes seconds: one engine serves all cases but those of faulty files.
      engine = engineWith(languageModel.file, join(dir, 'prompts'));
    });
    afterAll(async () => {
      await engine.close();
      await rm(dir, { recursive: true });
    });
    languageEngineContract('it', { writes: true, embeds: false, scripted: false }, async () => ({
      engine: { engine: 'local', writing: writingOf(engine), embedding: null },
      script: null,
      dispose: async () => undefined,
    }));
    const name = () => writingOf(engine).json({ ...caller, name: 'name', schema, messages, fixedMessages: 3 });
    const tell = (more: Partial<Parameters<Writing['text']>[0]> = {}) =>
      writingOf(engine).text({
        ...caller,
        messages: [{ role: 'user', text: 'Comptez jusqu’à cent, un nombre par ligne.' }],
        maxTokens: 40,
        onText: () => undefined,
        ...more,
      });

    it('follows the schema, and counts what was read and written', async () => {
      const { value, usage } = await name();
      expect(schema.safeParse(value).success).toBe(true);
      expect(usage.inputTokens).toBeGreaterThan(40);
      expect(usage.outputTokens).toBeGreaterThan(5);
      expect(usage.seconds).toBeGreaterThan(0);
    });

    it('answers the same from what it stored of the fixed messages, in another process; nobody’s words are stored', async () => {
      const before = await name();
      expect(await readdir(join(dir, 'prompts'))).toHaveLength(1);
      await engine.close();
      const [again, other] = [
        await name(),
        await writingOf(engine).json({
          ...caller,
          name: 'name',
          schema,
          messages: [...fixed, { role: 'user', text: 'Rien.' }],
          fixedMessages: 3,
        }),
      ];
      expect(again.value).toEqual(before.value);
      expect(schema.safeParse(other.value).success).toBe(true);
      expect(await readdir(join(dir, 'prompts'))).toHaveLength(1);
    });

    it('a damaged file of stored messages costs one answer at most, and is not met again', async () => {
      const [stored = ''] = await readdir(join(dir, 'prompts'));
      await truncate(join(dir, 'prompts', stored), 1_000);
      await engine.close();
      await name().catch(() => undefined);
      expect(schema.safeParse((await name()).value).success).toBe(true);
    });

    it('text arrives in pieces; one that reaches its limit of tokens is a fault', async () => {
      const pieces: string[] = [];
      await expect(tell({ maxTokens: 8, onText: (piece) => pieces.push(piece) })).rejects.toMatchObject({
        kind: 'unusable-answer',
      });
      expect(pieces.length).toBeGreaterThan(2);
      const short = await tell({ messages: [{ role: 'user', text: 'Répondez seulement : oui' }] });
      expect(short.text.length).toBeGreaterThan(0);
    });

    it('can be cancelled while it writes, and while it reads; the engine answers the next request', async () => {
      const writing = new AbortController();
      const stop = () => writing.abort(new Error('stopped'));
      await expect(tell({ maxTokens: 1_000, onText: stop, signal: writing.signal })).rejects.toThrow('stopped');
      const reading = new AbortController();
      const long = tell({
        messages: [{ role: 'user', text: 'Il fait beau et le marché est plein de monde. '.repeat(200) }],
        signal: reading.signal,
      });
      setTimeout(() => reading.abort(new Error('gone')), 300);
      await expect(long).rejects.toThrow('gone');
      expect(schema.safeParse((await name()).value).success).toBe(true);
    });

    it('a prompt that does not fit is refused, not cut', async () => {
      const messages = [{ role: 'user', text: 'Il fait beau et le marché est plein. '.repeat(600) }] as const;
      await expect(tell({ messages })).rejects.toMatchObject({ kind: 'too-large', retryAfterMs: null });
    });

    it('ends by its time-out', async () => {
      await expect(tell({ timeoutMs: 1 })).rejects.toMatchObject({ kind: 'no-answer-in-time', retryAfterMs: 0 });
    });

    it('a killed process fails what it worked on, and the next request is answered by another process', async () => {
      await name();
      const killed = engine.pid();
      const lost = tell({ maxTokens: 1_000 });
      process.kill(killed ?? 0, 'SIGKILL');
      await expect(lost).rejects.toMatchObject({ name: 'LanguageFault', kind: 'unavailable', retryAfterMs: 0 });
      expect(schema.safeParse((await name()).value).success).toBe(true);
      expect(engine.pid()).not.toBe(killed);
    });

    it('somebody who waits does not wait for what nobody waits for', async () => {
      await name();
      let isDone = false;
      const unasked = tell({ priority: 'new', maxTokens: 400 }).catch(() => (isDone = true));
      await name();
      expect(isDone).toBe(false);
      await unasked;
    });

    it.each([
      ['damaged', async (file: string) => writeFile(file, 'GGUF and then nothing of use')],
      ['empty', async (file: string) => writeFile(file, '')],
      [
        'cut',
        async (file: string) => {
          await copyFile(languageModel.file, file);
          await truncate(file, 100_000_000);
        },
      ],
    ])('a %s model file is a fault, not the end of the server', async (_what, make) => {
      const file = join(dir, 'model.gguf');
      await make(file);
      const faulty = engineWith(file);
      await expect(
        writingOf(faulty).text({ ...caller, messages, maxTokens: 5, onText: () => undefined }),
      ).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 0 });
      await faulty.close();
      await rm(file);
    });
  },
);

it('without a model there is nothing that writes, and no process', () => {
  const engine = engineWith(null);
  expect([engine.writing(), engine.pid()]).toEqual([null, null]);
});

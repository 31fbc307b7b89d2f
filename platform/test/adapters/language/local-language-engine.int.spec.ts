import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddingModel } from '@ecrin/testing/kits/embedding-model.ts';
import { languageEngineContract } from '@ecrin/testing/port-contracts/language-engine.contract.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddingRefusal } from '#adapters/language/embedding-measure.ts';
import { createLocalLanguageEngine, type LocalLanguageEngine } from '#adapters/language/local-language-engine.ts';

const caller = { ownerId: 'owner-1' };
const engineWith = (modelFile: string): LocalLanguageEngine => createLocalLanguageEngine({ modelFile });

describe.skipIf(embeddingModel.missing)(
  `the embedding model on this machine (${embeddingModel.missing ?? 'real'})`,
  () => {
    // Loading takes seconds: one engine serves all cases but those of faulty files.
    const engine = engineWith(embeddingModel.file);
    afterAll(() => engine.close());

    languageEngineContract('it', { writes: false, embeds: true, scripted: false }, async () => ({
      engine: { engine: 'local', writing: null, embedding: await engine.embedding() },
      script: null,
      dispose: async () => undefined,
    }));

    describe('with the model loaded', () => {
      const embed = async (kind: 'query' | 'passage', ...texts: readonly string[]) =>
        (await (await engine.embedding()).embed({ ...caller, kind, texts })).vectors;
      const nearness = (one: ArrayLike<number> = [], other: ArrayLike<number> = []): number =>
        Array.from(one).reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);

      it('a question is nearest to the passage that answers it, in either language', async () => {
        const [flat, tart, bike] = await embed(
          'passage',
          'Le propriétaire veut vendre l’appartement en mars, on vient à peine de s’installer.',
          'Tarte aux quetsches réussie, Jeanne en a repris trois fois.',
          'Le vélo couine, graisser la chaîne.',
        );
        const [french, english] = await embed('query', 'peur de devoir déménager', 'my bicycle makes a noise');
        expect(nearness(french, flat)).toBeGreaterThan(Math.max(nearness(french, tart), nearness(french, bike)));
        expect(nearness(english, bike)).toBeGreaterThan(Math.max(nearness(english, tart), nearness(english, flat)));
      });

      it('passes the measure', async () => expect(await embeddingRefusal(await engine.embedding())).toBeNull());

      it('the end of a long text counts too', async () => {
        const filler = 'Il fait beau et le marché est plein de monde ce matin. '.repeat(60);
        const [plain, ended] = await embed('passage', filler, `${filler}${'La chaîne du vélo couine. '.repeat(30)}`);
        const [question] = await embed('query', 'vélo qui couine');
        expect(nearness(question, ended)).toBeGreaterThan(nearness(question, plain));
      });

      it('a killed process fails the text it worked on, and the next is answered by another process', async () => {
        await embed('passage', 'un');
        const killed = engine.pid();
        const lost = (await engine.embedding()).embed({ ...caller, kind: 'passage', texts: ['mot '.repeat(3_000)] });
        process.kill(killed ?? 0, 'SIGKILL');
        await expect(lost).rejects.toMatchObject({ name: 'LanguageFault', kind: 'unavailable', retryAfterMs: 0 });
        expect(await embed('passage', 'deux')).toHaveLength(1);
        expect(engine.pid()).not.toBe(killed);
      });

      it('a cancelled text leaves the engine to the others', async () => {
        const cancel = new AbortController();
        const [cancelled, other] = [
          (await engine.embedding()).embed({
            ...caller,
            kind: 'passage',
            texts: ['mot '.repeat(3_000)],
            signal: cancel.signal,
          }),
          embed('passage', 'deux'),
        ];
        cancel.abort(new Error('closed'));
        await expect(cancelled).rejects.toThrow('closed');
        expect(await other).toHaveLength(1);
      });

      it('a text that takes too long ends by its time-out', async () => {
        const request = { ...caller, kind: 'passage', texts: ['mot '.repeat(3_000)], timeoutMs: 1 } as const;
        await expect((await engine.embedding()).embed(request)).rejects.toMatchObject({ kind: 'no-answer-in-time' });
      });
    });

    it('a damaged model file is a fault, not the end of the server', async () => {
      const dir = await mkdtemp(join(tmpdir(), 'ecrin-embedding-'));
      const file = join(dir, 'damaged.gguf');
      await writeFile(file, 'GGUF and then nothing of use');
      const engine = engineWith(file);
      await expect(engine.embedding()).rejects.toMatchObject({ kind: 'unavailable' });
      await engine.close();
      await rm(dir, { recursive: true });
    });
  },
);

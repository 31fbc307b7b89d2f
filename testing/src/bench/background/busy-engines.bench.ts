import { readFileSync, statSync } from 'node:fs';
import { v7 } from 'uuid';
import { registerClient, sha256, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { languageModel } from '#kits/language-model.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { speechAssets } from '#kits/speech-assets.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, p99, type BenchRow } from '../kit/bench-row.ts';
import { longThoughts } from '../understanding/long-thoughts.ts';

const rounds = 4;
const requests = 400;
const allowed = 1.5;
const patience = { timeoutMs: 600_000, everyMs: 250 } as const;

/** A request of every kind a person waits for, each in ms. */
const ask = async (client: ApiClient): Promise<readonly number[]> => {
  const figures: number[] = [];
  for (let time = 0; time < requests; time += 1) {
    const began = performance.now();
    const { status } = await client.call('GET', time % 2 === 0 ? '/thoughts' : '/me?pushToken=null');
    if (status !== 200) throw new Error(`answered ${status}`);
    figures.push(performance.now() - began);
  }
  return figures;
};

const speak = async (client: ApiClient, file: string): Promise<void> => {
  const [bytes, recordingId] = [readFileSync(file), v7()];
  await client.upload(recordingId, 0, bytes);
  const { occurredAt, timeZone } = writtenThought('');
  const body = { thoughtId: v7(), chunks: 1, sha256: sha256(bytes), durationMs: 1_000, occurredAt, timeZone };
  await client.call('POST', `/recordings/${recordingId}/seal`, { body: { ...body, language: 'fr' } });
};

type Card = Readonly<{ tags: readonly string[]; transcript: Readonly<{ status: string }> | null }>;
const isIdle = async (client: ApiClient): Promise<boolean> => {
  const { items } = (await client.call('GET', '/thoughts')).body as { items: readonly Card[] };
  return items.every(({ tags, transcript }) => tags.length > 0 || transcript?.status === 'completed');
};

/** Requests while a recording is transcribed and thoughts are read by a model, against the same server at rest. */
export const benchBusyEngines = async (): Promise<readonly BenchRow[]> => {
  const missing = languageModel.missing ?? embeddingModel.missing ?? speechAssets.missing;
  if (missing !== null) {
    console.log(`busy engines: skipped, ${missing}`);
    return [];
  }
  const server = await serverProcess({
    LOG_LEVEL: 'silent',
    SPEECH_MODEL_DIR: speechAssets.modelDir,
    EMBEDDING_MODEL_FILE: embeddingModel.file,
    LANGUAGE_MODEL: languageModel.file,
  });
  try {
    const client = await registerClient(server.url);
    const [text = ''] = longThoughts.map((thought) => thought.text);
    const [longest = ''] = speechAssets.files
      .map(({ file }) => file)
      .toSorted((one, other) => statSync(other).size - statSync(one).size);
    const measured = await interleave(rounds, {
      ours: async () => {
        for (let time = 0; time < 4; time += 1) await client.call('POST', '/thoughts', { body: writtenThought(text) });
        await speak(client, longest);
        return p99(await ask(client));
      },
      reference: async () => {
        await pollUntil(() => isIdle(client), patience);
        return p99(await ask(client));
      },
    });
    const name = 'requests while speech is transcribed and thoughts are read by a model, p99 ÷ at rest';
    return [benchRow({ name, bar: allowed, better: 'at-most', unit: 'ms' }, measured)];
  } finally {
    await server.remove();
  }
};

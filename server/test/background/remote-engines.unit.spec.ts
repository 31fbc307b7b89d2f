import { MessageChannel } from 'node:worker_threads';
import { createEngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { LanguageFault, type JsonRequest, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { TranscriberFault, type TranscribeRequest } from '@ecrin/platform/ports/transcriber.ts';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Language } from '#adapters/open-language.ts';
import { engineFactsOf, engineFunctions, type EngineFunctions } from '#background/engine-functions.ts';
import { createRemoteAnswering } from '#background/remote-engines.ts';
import { linkThreads } from '#background/thread-link.ts';

const usage = { inputTokens: 3, outputTokens: 5, seconds: 0.1 };
const caller = { ownerId: 'claire', purpose: 'answer', messages: [{ role: 'user', text: 'bonjour' }] } as const;

/** What a model answers to each request for JSON. */
const aWriting = (answer: unknown, seen: JsonRequest<unknown>[] = []): Writing => ({
  model: 'plume',
  json: async (request) => {
    seen.push(request);
    return { value: request.schema.parse(answer), usage };
  },
  text: async ({ onText }) => {
    onText('Bonjour.');
    return { text: 'Bonjour.', usage };
  },
});

type Given = Readonly<{ writing?: Writing | null; hear?: (request: TranscribeRequest) => Promise<never> }>;

/** Engines in the other thread, with only what is asked here. */
const aLanguage = ({ writing = null, hear = async () => Promise.reject(new Error('unused')) }: Given): Language =>
  ({
    checks: { list: async () => [], test: async () => ({ ms: 1, model: null, heard: null, failure: null }) },
    embedding: {
      engine: 'local',
      state: null,
      embedding: async () => ({ model: 'carte', embed: async () => ({ vectors: [Float32Array.of(1, 0)], usage }) }),
    },
    engines: null,
    localModel: null,
    record: createEngineRecord({ now: () => new Date() }),
    answering: {
      advise: null,
      stepHere: () => 1,
      hearing: { target: null, transcriber: { engine: 'oreille', delay: () => null, transcribe: hear } },
      chat: { writes: () => 'maybe', sentFor: null, unmeasured: () => writing, writesAt: null, isRemote: false },
    },
  }) as unknown as Language;

const remoteOf = (language: Language) => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  linkThreads<object, EngineFunctions>(port1, engineFunctions(language));
  const link = linkThreads<EngineFunctions, object>(port2, {});
  const functions = { ...link, embeddingModel: link.embeddingModel, embed: link.embed } as unknown as EngineFunctions;
  const own = new Proxy(functions, { get: (_functions, name) => Reflect.get(link, name) as unknown });
  const answering = createRemoteAnswering({
    functions: own,
    facts: () => engineFactsOf(language),
    stores: { models: {} as never },
    settings: { current: async () => ({ chatTokensPerDay: 7 }) } as never,
    consent: { targets: {}, wall: null, isAccepted: async () => true },
  });
  return answering;
};

it('given a model that writes there, then JSON follows the schema, and what a JSON schema cannot say is checked here', async () => {
  const asked: JsonRequest<unknown>[] = [];
  const schema = z.object({ word: z.string() });
  const writing = remoteOf(aLanguage({ writing: aWriting({ word: 'oui' }, asked) })).orbs.writing();
  expect(await writing?.json({ ...caller, name: 'mot', schema })).toEqual({ value: { word: 'oui' }, usage });
  expect(asked[0]).toMatchObject({ ownerId: 'claire', name: 'mot' });
  expect(asked[0]?.schema.safeParse({ word: 3 }).success).toBe(false);
  const short = schema.refine(({ word }) => word === 'non');
  await expect(writing?.json({ ...caller, name: 'mot', schema: short })).rejects.toBeInstanceOf(LanguageFault);
});

it('given text, then it is given at once', async () => {
  const pieces: string[] = [];
  const writing = remoteOf(aLanguage({ writing: aWriting(null) })).orbs.writing();
  const { text } = (await writing?.text({ ...caller, maxTokens: 9, onText: (piece) => void pieces.push(piece) })) ?? {};
  expect([text, pieces]).toEqual(['Bonjour.', ['Bonjour.']]);
});

it('given no model there, then there is none here', () => {
  const { orbs, chat } = remoteOf(aLanguage({}));
  expect([orbs.writing(), orbs.model(), chat.writes()]).toEqual([null, null, 'maybe']);
});

it('given a spoken question, then its sound arrives whole, and a fault with its reason', async () => {
  const heard: number[] = [];
  const { hearing } = remoteOf(
    aLanguage({
      hear: async ({ audio }) => {
        for await (const piece of await audio.read()) heard.push(...piece);
        throw new TranscriberFault('unreadable-audio', 'no sound');
      },
    }),
  );
  const pieces = async function* () {
    yield Uint8Array.of(1, 2);
    yield Uint8Array.of(3);
  };
  const audio = { format: 'audio/wav', bytes: 3, read: async () => pieces() };
  const asked = hearing?.transcriber.transcribe({ audio, language: 'fr', ownerId: 'claire', priority: 'asked' });
  await expect(asked).rejects.toMatchObject({ reason: 'unreadable-audio' });
  expect(heard).toEqual([1, 2, 3]);
});

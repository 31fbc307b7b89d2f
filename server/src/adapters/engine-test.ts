import type { EngineTest } from '@ecrin/contracts/service-settings/service-checks.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { serviceCallers } from '@ecrin/platform/ports/language-engine.ts';
import type { Analysts } from './choose-analyst.ts';
import type { ChatChoice } from './choose-chat.ts';
import type { EmbeddingChoice } from './choose-embedding.ts';
import type { Speech } from './choose-speech.ts';
import { testFailureOf } from './engine-test-failure.ts';
import { heardWordsOf, isUnderstood, spokenSample } from './spoken-sample.ts';

type Parts = Readonly<{
  speech: Pick<Speech, 'transcriber'> | null;
  analysts: Pick<Analysts, 'analyst'>;
  embedding: Pick<EmbeddingChoice, 'embedding'>;
  chat: Pick<ChatChoice, 'unmeasured'>;
}>;

/** Longer than a slow machine needs, shorter than a proxy waits, in ms. */
const timeoutMs = 45_000;
const caller = { ownerId: serviceCallers.test, priority: 'asked' } as const;
const sample = {
  read: 'Ceci est une phrase d’essai, écrite pour vérifier que le moteur répond.',
  ask: 'Répondez par un seul mot : bonjour.',
} as const;

type Computed = Readonly<{ model: string | null; transcript?: string }>;
type Tests = Readonly<Record<EngineName, (signal: AbortSignal) => Promise<Computed>>>;

/** Each answers with the model that computed; null: there is none. */
const testsOf = ({ speech, analysts, chat, embedding }: Parts): Tests => ({
  transcriber: async (signal) => {
    const request = { ...caller, audio: spokenSample(), language: 'fr', signal } as const;
    const answer = await speech?.transcriber.transcribe(request);
    return answer ? { model: answer.model, transcript: answer.raw } : { model: null };
  },
  analyst: async (signal) => {
    const { model } = await analysts.analyst.understand({ ...caller, text: sample.read, language: 'fr', signal });
    return { model };
  },
  writer: async (signal) => {
    const writing = chat.unmeasured();
    const messages = [{ role: 'user', text: sample.ask }] as const;
    await writing?.text({ ...caller, purpose: 'answer', messages, maxTokens: 200, onText: () => undefined, signal });
    return { model: writing?.model ?? null };
  },
  embedding: async (signal) => {
    const model = await embedding.embedding();
    await model?.embed({ ...caller, texts: [sample.read], kind: 'query', signal });
    return { model: model?.model ?? null };
  },
});

/** Has an engine compute its sample; what it answers is compared where the sample has one right answer. */
export const createEngineTest = (parts: Parts) => {
  const tests = testsOf(parts);
  return async (engine: EngineName): Promise<EngineTest> => {
    const begun = performance.now();
    const taken = (): number => Math.round(performance.now() - begun);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const computed = await tests[engine](signal);
      return { ms: taken(), ...resultOf(computed) };
    } catch (fault) {
      const failure = signal.aborted ? 'no-answer-in-time' : testFailureOf(fault);
      return { ms: taken(), model: null, heard: null, failure };
    }
  };
};

const resultOf = ({ model, transcript }: Computed): Omit<EngineTest, 'ms'> => {
  const heard = transcript === undefined ? null : heardWordsOf(transcript);
  if (model === null) return { model, heard, failure: 'model-missing' };
  return { model, heard, failure: heard && !isUnderstood(heard) ? 'wrong-words' : null };
};

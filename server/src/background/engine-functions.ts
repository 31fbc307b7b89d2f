import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import type { EngineDetails, EngineTest } from '@ecrin/contracts/service-settings/service-checks.ts';
import type { ConsentTarget } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { FailedTries } from '@ecrin/platform/engine-record/engine-record.ts';
import type { Advice, AdviceRequest } from '@ecrin/platform/ports/analyst.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import {
  LanguageFault,
  type Embedding,
  type EmbedRequest,
  type JsonRequest,
  type TextRequest,
  type Writing,
} from '@ecrin/platform/ports/language-engine.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import type { TranscribeRequest, Transcription } from '@ecrin/platform/ports/transcriber.ts';
import { z } from 'zod';
import type { Language } from '#adapters/open-language.ts';
import { engineStatesOf } from '#http/engine-states.ts';
import { createAbortableCalls } from './abortable-calls.ts';

/** How the engines are at a moment. `hearing` null: nothing hears spoken questions; `advises`: there is a model for advice. */
export type EngineFacts = Readonly<{
  states: readonly EngineState[];
  failedTries: readonly FailedTries[];
  stepHere: AnalysisStep;
  advises: boolean;
  hearing: Readonly<{ engine: string; delay: TranscriptionDelay | null; target: ConsentTarget | null }> | null;
  chat: Readonly<{
    writes: ChatEngine['writes'];
    sentFor: ChatEngine['sentFor'];
    model: string | null;
    writesAt: string | null;
    isRemote: boolean;
  }>;
}>;

type Sent<Request> = Omit<Request, 'signal'>;
export type SentSound = Sent<Omit<TranscribeRequest, 'audio' | 'onProgress'>> &
  Readonly<{ format: string; bytes: Uint8Array }>;
/** `schema`: as JSON schema. */
export type SentJsonRequest = Sent<Omit<JsonRequest<unknown>, 'schema'>> &
  Readonly<{ schema: Record<string, unknown> }>;
export type SentTextRequest = Sent<Omit<TextRequest, 'onText'>>;

/** What the API asks of engines in another thread. `callId`: see `createAbortableCalls`. */
export type EngineFunctions = Readonly<{
  listEngines: () => Promise<readonly EngineDetails[]>;
  testEngine: (engine: EngineName) => Promise<EngineTest>;
  /** null: there is none that can be used. */
  embeddingModel: () => Promise<string | null>;
  embed: (callId: string, request: Sent<EmbedRequest>) => ReturnType<Embedding['embed']>;
  advise: (callId: string, request: Sent<AdviceRequest>) => Promise<Advice>;
  transcribe: (callId: string, request: SentSound) => Promise<Transcription>;
  writeJson: (callId: string, request: SentJsonRequest) => ReturnType<Writing['json']>;
  writeText: (callId: string, request: SentTextRequest) => ReturnType<Writing['text']>;
  abort: (callId: string) => void;
  listenLive: LiveWords['listen'];
  /** News of recordings that are listened to. */
  storedLive: LiveWords['stored'];
  forgetLive: LiveWords['forget'];
}>;

/** The engines of this thread, for another one. */
export const engineFunctions = ({ answering, checks, embedding }: Language): EngineFunctions => {
  const calls = createAbortableCalls();
  const { live } = answering;
  const writing = (): Writing => answering.chat.unmeasured() ?? missing();
  return {
    listEngines: checks.list,
    testEngine: checks.test,
    embeddingModel: async () => (await embedding.embedding())?.model ?? null,
    embed: (callId, request) =>
      calls.run(callId, async (signal) => ((await embedding.embedding()) ?? missing()).embed({ ...request, signal })),
    advise: (callId, request) => calls.run(callId, (signal) => (answering.advise ?? missing())({ ...request, signal })),
    transcribe: (callId, { format, bytes, ...request }) =>
      calls.run(callId, (signal) => {
        const audio = { format, bytes: bytes.length, read: async () => asStream(bytes) };
        return (answering.hearing ?? missing()).transcriber.transcribe({ ...request, audio, signal });
      }),
    writeJson: (callId, { schema, ...request }) =>
      calls.run(callId, (signal) => writing().json({ ...request, schema: z.fromJSONSchema(schema), signal })),
    writeText: (callId, request) =>
      calls.run(callId, (signal) => writing().text({ ...request, onText: () => undefined, signal })),
    abort: calls.abort,
    listenLive: async (request) => live?.listen(request) ?? { listening: false, passages: [] },
    storedLive: (recording) => live?.stored(recording),
    forgetLive: (...recording) => live?.forget(...recording),
  };
};

export const engineFactsOf = (language: Language): EngineFacts => {
  const { advise, stepHere, chat, hearing } = language.answering;
  return {
    states: engineStatesOf(language),
    failedTries: language.record.tries(),
    stepHere: stepHere(),
    advises: advise !== null,
    hearing: hearing && {
      engine: hearing.transcriber.engine,
      delay: hearing.transcriber.delay(),
      target: hearing.target,
    },
    chat: {
      writes: chat.writes(),
      sentFor: chat.sentFor,
      model: chat.unmeasured()?.model ?? null,
      writesAt: chat.writesAt,
      isRemote: chat.isRemote,
    },
  };
};

/** It was there when the other thread asked. */
const missing = (): never => {
  throw new LanguageFault('unavailable', 'the engine is not there any more', 0);
};

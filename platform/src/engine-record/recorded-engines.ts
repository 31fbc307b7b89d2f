import type { EngineFaultReason, EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { LanguageFault, type Embedding, type Writing } from '#ports/language-engine.ts';
import { TranscriberFault, type Transcriber } from '#ports/transcriber.ts';
import type { EngineRecord } from './engine-record.ts';

/** Where answers are recorded, and as whose. */
export type RecordedAs = Readonly<{ record: Pick<EngineRecord, 'answered' | 'failed'>; engine: EngineName }>;

/** What says something of the engine: not of a budget, a consent, the text or the sound that it was given. */
const ofEngine: ReadonlyMap<string, EngineFaultReason> = new Map([
  ['quota-exhausted', 'quota-exhausted'],
  ['refused', 'provider-refused'],
  ['provider-refused', 'provider-refused'],
  ['unavailable', 'provider-unavailable'],
  ['provider-unavailable', 'provider-unavailable'],
  ['no-answer-in-time', 'no-answer-in-time'],
  ['engine-died', 'engine-died'],
]);

/** null: a fault that says nothing of the engine, or a call that its caller gave up. */
const reasonOf = (fault: unknown): EngineFaultReason | null => {
  const reason =
    (fault instanceof LanguageFault && fault.kind) || (fault instanceof TranscriberFault && fault.reason) || '';
  return ofEngine.get(reason) ?? null;
};

const recorded = async <Answer>({ record, engine }: RecordedAs, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await ask();
    record.answered(engine);
    return answer;
  } catch (fault) {
    const reason = reasonOf(fault);
    if (reason !== null) record.failed(engine, reason);
    throw fault;
  }
};

/** Each answer and each fault of a model that writes is recorded. */
export const recordedWriting = (writing: Writing, as: RecordedAs): Writing => ({
  ...writing,
  json: (request) => recorded(as, () => writing.json(request)),
  text: (request) => recorded(as, () => writing.text(request)),
});

export const recordedEmbedding = (embedding: Embedding, as: RecordedAs): Embedding => ({
  ...embedding,
  embed: (request) => recorded(as, () => embedding.embed(request)),
});

export const recordedTranscriber = (transcriber: Transcriber, as: RecordedAs): Transcriber => ({
  ...transcriber,
  transcribe: (request) => recorded(as, () => transcriber.transcribe(request)),
});

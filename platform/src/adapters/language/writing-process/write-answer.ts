import {
  LlamaChat,
  type GbnfJsonObjectSchema,
  type LlamaContextSequence,
  type LlamaGrammar,
  type Token,
} from 'node-llama-cpp';
import { LanguageFault } from '#ports/language-engine.ts';
import { grammarSchemaOf } from './grammar-schema.ts';
import { contextTokens, historyOf, tokensOf, type LoadedModel } from './loaded-model.ts';
import { createStoredPrompts, type StoredPrompts } from './stored-prompts.ts';
import type { WritingJob, WrittenText } from './writing-messages.ts';

type Running = Readonly<{ signal: AbortSignal; onPiece: (text: string) => void }>;

/** Cancelling is looked at between slices: the library looks only once a whole prompt is read, which takes up to a minute. */
const sliceTokens = 64;

/** Throws `LanguageFault`, or the signal's reason. */
export const writeAnswer = async (loaded: LoadedModel, job: WritingJob, running: Running): Promise<WrittenText> => {
  const history = historyOf(job.messages);
  const tokens = tokensOf(loaded, history);
  // The library would leave out the beginning without a word.
  if (tokens.length + job.maxTokens > contextTokens)
    throw new LanguageFault('too-large', `a prompt of ${tokens.length} tokens does not fit in the context`);
  const sequence = await loaded.sequenceOf(job.lane);
  const fixed = commonStart(tokens, tokensOf(loaded, history.slice(0, job.fixedMessages)));
  await readPrompt(sequence, {
    tokens,
    fixed: job.fixedMessages > 0 ? fixed : [],
    signal: running.signal,
    stored: createStoredPrompts(job.promptDir, loaded.file),
  });
  const before = sequence.tokenMeter.getState();
  const text = await generate(loaded, job, { sequence, history, ...running });
  const { usedOutputTokens } = sequence.tokenMeter.diff(before);
  return { text, inputTokens: tokens.length, outputTokens: usedOutputTokens };
};

const commonStart = (tokens: readonly Token[], others: readonly Token[]): readonly Token[] => {
  const end = others.findIndex((token, place) => token !== tokens[place]);
  return others.slice(0, end === -1 ? others.length : end);
};

type Prompt = Readonly<{
  tokens: readonly Token[];
  fixed: readonly Token[];
  signal: AbortSignal;
  stored: StoredPrompts;
}>;

/** All but the last token, which the answer follows. */
const readPrompt = async (sequence: LlamaContextSequence, { tokens, fixed, signal, stored }: Prompt): Promise<void> => {
  await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
  if (sequence.nextTokenIndex < fixed.length && !(await stored.restore(sequence, fixed))) {
    await readSlices(sequence, fixed, signal);
    await stored.save(sequence, fixed);
  }
  await readSlices(sequence, tokens.slice(0, -1), signal);
};

const readSlices = async (
  sequence: LlamaContextSequence,
  tokens: readonly Token[],
  signal: AbortSignal,
): Promise<void> => {
  for (let at = sequence.nextTokenIndex; at < tokens.length; at += sliceTokens) {
    signal.throwIfAborted();
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, at + sliceTokens));
  }
};

type Generating = Running &
  Readonly<{ sequence: LlamaContextSequence; history: Parameters<LlamaChat['generateResponse']>[0] }>;

/** Always the likeliest token: the same question gets the same answer. Every schema is an object’s. */
const generate = async (
  { llama, wrapper }: LoadedModel,
  { schema, maxTokens }: WritingJob,
  { sequence, history, signal, onPiece }: Generating,
): Promise<string> => {
  const grammar: LlamaGrammar | null =
    schema && (await llama.createGrammarForJsonSchema(grammarSchemaOf(schema) as GbnfJsonObjectSchema));
  const chat = new LlamaChat({ contextSequence: sequence, chatWrapper: wrapper, autoDisposeSequence: false });
  try {
    const { response, metadata } = await chat.generateResponse(history, {
      ...(grammar && { grammar }),
      maxTokens,
      temperature: 0,
      // A model that thinks aloud answers at once.
      budgets: { thoughtTokens: 0 },
      signal,
      onTextChunk: onPiece,
    });
    if (metadata.stopReason === 'maxTokens')
      throw new LanguageFault('unusable-answer', 'the answer reached its limit of tokens');
    return response;
  } finally {
    chat.dispose({ disposeSequence: false });
  }
};

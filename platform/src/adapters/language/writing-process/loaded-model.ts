import {
  getLlama,
  LlamaLogLevel,
  resolveChatWrapper,
  type ChatHistoryItem,
  type ChatWrapper,
  type Llama,
  type LlamaContextSequence,
  type LlamaModel,
  type Token,
} from 'node-llama-cpp';
import type { LanguageMessage } from '#ports/language-engine.ts';
import type { WritingLane } from './writing-messages.ts';

/** Question and answer together; 30 to 150 kB of memory a token, by the size of the model. */
export const contextTokens = 4_096;

export type LoadedModel = Readonly<{
  file: string;
  llama: Llama;
  model: LlamaModel;
  wrapper: ChatWrapper;
  /** Each lane has a context of its own, made when it is needed first. */
  sequenceOf: (lane: WritingLane) => Promise<LlamaContextSequence>;
}>;

/** One thread a context: with several on busy cores the threads wait for each other. */
export const loadModel = async (file: string): Promise<LoadedModel> => {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: LlamaLogLevel.disabled });
  const model = await llama.loadModel({ modelPath: file });
  const sequences = new Map<WritingLane, Promise<LlamaContextSequence>>();
  const makeSequence = async (): Promise<LlamaContextSequence> =>
    (await model.createContext({ contextSize: contextTokens, sequences: 1, threads: 1 })).getSequence();
  return {
    file,
    llama,
    model,
    wrapper: resolveChatWrapper(model),
    sequenceOf: (lane) => {
      const sequence = sequences.get(lane) ?? makeSequence();
      sequences.set(lane, sequence);
      return sequence;
    },
  };
};

export const historyOf = (messages: readonly LanguageMessage[]): ChatHistoryItem[] =>
  messages.map(({ role, text }) => (role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text }));

/** The messages as the model reads them, up to where its answer begins. */
export const tokensOf = (
  { model, wrapper }: Pick<LoadedModel, 'model' | 'wrapper'>,
  history: readonly ChatHistoryItem[],
): Token[] =>
  wrapper
    .generateContextState({ chatHistory: [...history, { type: 'model', response: [] }] })
    .contextText.tokenize(model.tokenizer);

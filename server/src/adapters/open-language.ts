import { availableParallelism } from 'node:os';
import type { Log } from '@ecrin/command-api';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createFairSemaphore, type FairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { createMeaningSearch, type MeaningSearch } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { Config } from '#config/config.ts';
import type { Stores } from '#storage/open-stores.ts';
import { chooseAnalyst, type Analysts } from './choose-analyst.ts';
import { chooseChat, type ChatChoice } from './choose-chat.ts';
import { chooseEmbedding, type EmbeddingChoice } from './choose-embedding.ts';
import { chooseLanguageModel, type LocalModel } from './choose-language-model.ts';
import { chooseProvider } from './choose-provider.ts';

/** `processor`: shared by the engines of this process for work nobody waits for. */
export type Language = Analysts &
  Readonly<{
    processor: FairSemaphore;
    provider: AiProvider | null;
    embedding: EmbeddingChoice;
    localModel: LocalModel | null;
    answering: Readonly<{ chat: ChatChoice; meaning: MeaningSearch; analysisStep: () => AnalysisStep }>;
  }>;
type Parts = Readonly<{
  stores: Pick<Stores, 'dir' | 'models'>;
  log: Pick<Log, 'warn'>;
  clock: Clock;
  closing: Closing;
}>;

/** The models of this process, and what is built on them: the analyst, search by meaning, and what answers questions. */
export const openLanguage = ({ shared, workflows }: Config, { stores, log, clock, closing }: Parts): Language => {
  const { dir, models } = stores;
  // One processor is left to requests, and to answers somebody waits for.
  const processor = createFairSemaphore(Math.max(1, availableParallelism() - 1));
  const provider = chooseProvider(shared, { clock, closing });
  const embedding = chooseEmbedding(shared, { dir, provider, closing, log });
  const localModel = chooseLanguageModel(shared, { dir, processor, closing, log });
  const chat = chooseChat(shared, { provider, localModel, log });
  // A slow model is measured before somebody asks.
  if (workflows) localModel?.onReady(() => void chat.writing());
  return {
    processor,
    provider,
    embedding,
    localModel,
    ...chooseAnalyst(shared, { provider, localModel, embedding: embedding.embedding, chat }),
    answering: {
      chat,
      meaning: createMeaningSearch({ models, ...embedding }),
      analysisStep: () => stepOf({ remote: Boolean(provider && shared.ANALYSIS_MODEL), localModel, embedding }),
    },
  };
};

type Steps = Readonly<{ remote: boolean; localModel: LocalModel | null; embedding: EmbeddingChoice }>;

/** The best step that analyses thoughts at this moment. */
const stepOf = ({ remote, localModel, embedding: { state } }: Steps): AnalysisStep => {
  if (remote || localModel?.writing()) return 2;
  return state === null || state().status === 'ready' ? 1 : 0;
};

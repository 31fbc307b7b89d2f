import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { ChatEngineConfig } from '@ecrin/projections';
import { createMeasuredWriting, type MeasuredWriting } from '@ecrin/workflows';
import type { SharedConfig } from '#config/config.ts';

/** `writing`: null for a model that may not write, and while it does not answer. `embedsAway`: the endpoint computes what texts mean. */
export type ChatChoice = ChatEngineConfig &
  Readonly<{
    writing: () => Promise<Writing | null>;
    /** Of the model that writes; null: there is none. */
    model: string | null;
    measure: MeasuredWriting['state'];
    embedsAway: boolean;
  }>;
type ChatConfig = Pick<
  SharedConfig,
  'AI_BASE_URL' | 'ANALYSIS_MODEL' | 'CHAT_MODEL' | 'EMBEDDING_MODEL' | 'CHAT_TOKENS_PER_DAY'
>;
type Parts = Readonly<{ provider: AiProvider | null; log: Pick<Log, 'warn'> }>;

/** What answers questions: a model of the endpoint that writes, else the person's own sentences. */
export const chooseChat = (config: ChatConfig, { provider, log }: Parts): ChatChoice => {
  const { AI_BASE_URL, EMBEDDING_MODEL, CHAT_TOKENS_PER_DAY: dailyTokens } = config;
  const writing = provider && writingOf(config, provider);
  const host = hostOf(AI_BASE_URL);
  const embedsAway = host !== null && EMBEDDING_MODEL !== undefined;
  const measured = createMeasuredWriting({
    writing,
    onUnusable: (reason) => log.warn({ reason }, 'the model that writes answers is not used: answers quote'),
  });
  return {
    writes: writing !== null,
    endpoint: writing !== null || embedsAway ? host : null,
    embedsAway,
    dailyTokens,
    model: writing?.model ?? null,
    writing: measured.writing,
    measure: measured.state,
  };
};

/** null without an endpoint, and for one on this machine: nothing leaves it then. */
const hostOf = (url: string | undefined): string | null => {
  if (url === undefined) return null;
  const { host, hostname } = new URL(url);
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname) ? null : host;
};

const writingOf = (
  { CHAT_MODEL, ANALYSIS_MODEL }: Pick<ChatConfig, 'CHAT_MODEL' | 'ANALYSIS_MODEL'>,
  provider: AiProvider,
): Writing | null => {
  const writingModel = CHAT_MODEL ?? ANALYSIS_MODEL;
  return writingModel === undefined || writingModel === 'off'
    ? null
    : createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null }).writing;
};

import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import { withoutBudget, type Meter } from '@ecrin/platform/metering/meter.ts';
import { meteredWriting } from '@ecrin/platform/metering/metered-language.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import type { ChatEngineConfig } from '@ecrin/projections';
import { createMeasuredWriting, type MeasuredWriting } from '@ecrin/workflows';
import type { SharedConfig } from '#config/config.ts';
import type { LocalModel } from './choose-language-model.ts';

/** `writing`: null for a model that may not write, and while it does not answer. `embedsAway`: the endpoint computes what texts mean. */
export type ChatChoice = ChatEngineConfig &
  Readonly<{
    writing: () => Promise<Writing | null>;
    /** The same model whatever its measure, for tasks with a check of their own. `writesAt`: the host it is at; null: this server. */
    unmeasured: () => Writing | null;
    writesAt: string | null;
    /** It is at an endpoint, also where that is on this machine. */
    isRemote: boolean;
    engine: string;
    /** Of the model that writes; null: there is none, or not yet. */
    model: () => string | null;
    measure: MeasuredWriting['state'];
    embedsAway: boolean;
  }>;
type ChatConfig = Pick<SharedConfig, 'AI_BASE_URL' | 'ANALYSIS_MODEL' | 'CHAT_MODEL' | 'EMBEDDING_MODEL'>;
type Parts = Readonly<{
  provider: AiProvider | null;
  meter: Meter;
  localModel: LocalModel | null;
  log: Pick<Log, 'warn'>;
  settings: CurrentSettings;
  usedShare: ChatEngineConfig['usedShare'];
}>;

/** What answers questions: a model of the endpoint that writes, else one on this machine, else the person's own sentences. */
export const chooseChat = (
  config: ChatConfig,
  { provider, meter, localModel, log, settings, usedShare }: Parts,
): ChatChoice => {
  const { AI_BASE_URL, EMBEDDING_MODEL, CHAT_MODEL } = config;
  const remote = provider && writingOf(config, provider, meter);
  const local = remote || CHAT_MODEL === 'off' ? null : countedWriting(localModel, meter);
  const host = hostOf(AI_BASE_URL);
  const embedsAway = host !== null && EMBEDDING_MODEL !== undefined;
  const writing = (): Writing | null => remote ?? local?.() ?? null;
  const measured = createMeasuredWriting({
    writing,
    onUnusable: (reason) => log.warn({ reason }, 'the model that writes answers is not used: answers quote'),
  });
  return {
    // Until it is measured it is taken at its word.
    writes: () => writing() !== null && measured.state() !== 'failed',
    endpoint: remote !== null || embedsAway ? host : null,
    embedsAway,
    dailyTokens: async () => (await settings.current()).chatTokensPerDay,
    model: () => writing()?.model ?? null,
    writing: measured.writing,
    unmeasured: writing,
    writesAt: remote === null ? null : host,
    ...engineOf(remote !== null, usedShare),
    measure: measured.state,
  };
};

/** On this machine; not of analyses, which ask it many small questions for one result. */
const countedWriting = (localModel: LocalModel | null, meter: Meter) => (): Writing | null => {
  const writing = localModel?.writing();
  return writing ? meteredWriting(writing, { engine: localEngine, meter: withoutBudget(meter) }) : null;
};

const localEngine = 'local-model';

/** Budgets are of what is paid. */
const engineOf = (isRemote: boolean, usedShare: Parts['usedShare']) => ({
  isRemote,
  engine: isRemote ? 'openai-compatible' : localEngine,
  usedShare: isRemote ? usedShare : async () => null,
});

/** null without an endpoint, and for one on this machine: nothing leaves it then. */
export const hostOf = (url: string | undefined): string | null => {
  if (url === undefined) return null;
  const { host, hostname } = new URL(url);
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname) ? null : host;
};

const writingOf = (
  { CHAT_MODEL, ANALYSIS_MODEL }: Pick<ChatConfig, 'CHAT_MODEL' | 'ANALYSIS_MODEL'>,
  provider: AiProvider,
  meter: Meter,
): Writing | null => {
  const writingModel = CHAT_MODEL ?? ANALYSIS_MODEL;
  if (writingModel === undefined || writingModel === 'off') return null;
  const { engine, writing } = createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null });
  return writing && meteredWriting(writing, { engine, meter });
};

import type { Log } from '@ecrin/command-api';
import type { ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import type { EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { recordedWriting } from '@ecrin/platform/engine-record/recorded-engines.ts';
import { withoutBudget, type Meter } from '@ecrin/platform/metering/meter.ts';
import { meteredWriting } from '@ecrin/platform/metering/metered-language.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import type { ChatEngineConfig } from '@ecrin/projections';
import { createMeasuredWriting, type MeasuredWriting } from '@ecrin/workflows';
import type { SharedConfig } from '#config/config.ts';
import { writingModelOf } from '#config/consent-targets.ts';
import type { LocalModel } from './choose-language-model.ts';

/** `writing`: null for a model that may not write, and while it does not answer. */
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
  }>;
type ChatConfig = Pick<SharedConfig, 'ANALYSIS_MODEL' | 'CHAT_MODEL'>;
type Parts = Readonly<{
  provider: AiProvider | null;
  meter: Meter;
  record: EngineRecord;
  localModel: LocalModel | null;
  log: Pick<Log, 'warn'>;
  settings: CurrentSettings;
  usedShare: ChatEngineConfig['usedShare'];
  targets: ConsentTargets;
}>;

/** What answers questions: a model of the endpoint that writes, else one on this machine, else the person's own sentences. */
export const chooseChat = (
  config: ChatConfig,
  { provider, meter, record, localModel, log, settings, usedShare, targets }: Parts,
): ChatChoice => {
  const remote = provider && writingOf(config, provider, { meter, record });
  const local = remote || config.CHAT_MODEL === 'off' ? null : countedWriting(localModel, { meter, record });
  const writing = (): Writing | null => remote ?? local?.() ?? null;
  const measured = createMeasuredWriting({
    writing,
    onUnusable: (reason) => log.warn({ reason }, 'the model that writes answers is not used: answers quote'),
  });
  return {
    writes: () => writesBy[measured.state()],
    sentFor: sentFor(targets),
    dailyTokens: async () => (await settings.current()).chatTokensPerDay,
    model: () => writing()?.model ?? null,
    writing: measured.writing,
    unmeasured: writing,
    writesAt: targets.answers?.host ?? null,
    ...engineOf(remote !== null, usedShare),
    measure: measured.state,
  };
};

/** A model writes once its measure is passed; until then nobody is told that it does. */
const writesBy = {
  'no-model': 'no',
  failed: 'no',
  'not-measured': 'maybe',
  measuring: 'maybe',
  passed: 'yes',
} as const satisfies Readonly<Record<ReturnType<MeasuredWriting['state']>, ReturnType<ChatEngineConfig['writes']>>>;

type Counting = Pick<Parts, 'meter' | 'record'>;

/** On this machine; not of analyses, which ask it many small questions for one result. */
const countedWriting =
  (localModel: LocalModel | null, { meter, record }: Counting) =>
  (): Writing | null => {
    const writing = localModel?.writing();
    return writing
      ? meteredWriting(recordedWriting(writing, { record, engine: 'writer' }), {
          engine: localEngine,
          meter: withoutBudget(meter),
        })
      : null;
  };

const localEngine = 'local-model';

/** Budgets are of what is paid. */
const engineOf = (isRemote: boolean, usedShare: Parts['usedShare']) => ({
  isRemote,
  engine: isRemote ? 'openai-compatible' : localEngine,
  usedShare: isRemote ? usedShare : async () => null,
});

/** What a question is sent for: to be answered, else to find thoughts by what it means. */
const sentFor = ({ answers, meaning }: ConsentTargets): ChatEngineConfig['sentFor'] => {
  if (answers) return 'answers';
  return meaning ? 'meaning' : null;
};

const writingOf = (config: ChatConfig, provider: AiProvider, { meter, record }: Counting): Writing | null => {
  const writingModel = writingModelOf(config);
  if (writingModel === null) return null;
  const { engine, writing } = createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null });
  return writing && meteredWriting(recordedWriting(writing, { record, engine: 'writer' }), { engine, meter });
};

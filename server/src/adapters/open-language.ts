import { availableParallelism } from 'node:os';
import type { Hearing, Log } from '@ecrin/command-api';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createHelpFinder } from '@ecrin/platform/adapters/help/find-help-need.ts';
import { createFairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { createEngineRecord, type EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { createMeter } from '@ecrin/platform/metering/meter.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { FindHelpNeed } from '@ecrin/platform/ports/find-help-need.ts';
import type { LiveRecordingRef, LiveWords } from '@ecrin/platform/ports/live-words.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import { createMeaningSearch, findUsedShare, type MeaningSearch } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { Config } from '#config/config.ts';
import type { Notices } from '#roles/create-notices.ts';
import type { Stores } from '#storage/open-stores.ts';
import { createAnalysisStep } from './analysis-step.ts';
import { chooseAnalyst, type Analysts } from './choose-analyst.ts';
import { chooseChat, type ChatChoice } from './choose-chat.ts';
import { chooseEmbedding, type EmbeddingChoice } from './choose-embedding.ts';
import { chooseLanguageModel, type LocalModel } from './choose-language-model.ts';
import { chooseOrbs, type OrbChoice } from './choose-orbs.ts';
import { chooseProvider } from './choose-provider.ts';
import { chooseSpeech, type Speech } from './choose-speech.ts';
import { createEngineChecks, type EngineChecks } from './engine-checks.ts';
import { openConsent, type Consent } from './open-consent.ts';

/** What the API and workflows ask: advice on goals, answers, runs of orbs, search by meaning, the best step that analyses thoughts, spoken questions (null: none are heard). `stepHere`: without the endpoint. */
export type Answering = Readonly<{
  advise: NonNullable<Analyst['advise']> | null;
  adviceShare: ChatChoice['usedShare'];
  chat: ChatChoice;
  orbs: OrbChoice;
  meaning: MeaningSearch;
  analysisStep: (clientId: string) => Promise<AnalysisStep>;
  stepHere: () => AnalysisStep;
  hearing: Hearing | null;
  live: LiveWords | null;
  consent: Consent;
  findHelpNeed: FindHelpNeed;
}>;
/** `engines`: of workflows; null: this process does not run them. */
export type Language = Readonly<{
  embedding: EmbeddingChoice;
  localModel: LocalModel | null;
  engines: (Speech & Analysts) | null;
  answering: Answering;
  /** How they answered. */
  record: EngineRecord;
  checks: EngineChecks;
}>;
type Parts = Readonly<{
  stores: Pick<Stores, 'dir' | 'models' | 'execute' | 'events' | 'blobs' | 'shared'>;
  notices: Pick<Notices, 'recordingHeard'>;
  log: Pick<Log, 'warn'>;
  clock: Clock;
  closing: Closing;
  settings: CurrentSettings;
}>;

/** The models of this process, and what is built on them: the analyst, search by meaning, and what answers questions. */
export const openLanguage = async (
  { shared, workflows, api }: Config,
  { stores, notices, log, clock, closing, settings }: Parts,
): Promise<Language> => {
  const { dir, models, execute } = stores;
  // One processor is left to requests, and to answers somebody waits for.
  const processor = createFairSemaphore(Math.max(1, availableParallelism() - 1));
  const usedShare = findUsedShare(models, settings.current);
  const meter = createMeter({ execute, clock, ids: systemIds, usedShare, onLost: reportLost(log) });
  const record = createEngineRecord(clock);
  const consent = openConsent(shared, stores, clock);
  const { targets, isAccepted, wall } = consent;
  const provider = await chooseProvider(shared, { clock, closing, wall });
  const given = { dir, models, provider, meter, record, closing, log, processor, isAccepted };
  const embedding = chooseEmbedding(shared, given);
  const localModel = chooseLanguageModel(shared, given);
  const chat = chooseChat(shared, { ...given, localModel, settings, usedShare, targets });
  const speech = await speechOf({ shared, workflows, api }, { ...given, recording: recordedTo(notices, stores) });
  // A slow model is measured before somebody asks.
  if (workflows) localModel?.onReady(() => void chat.writing());
  const analysts = chooseAnalyst(shared, { ...given, localModel, ...embedding, chat });
  const stepHere = () => stepHereOf({ localModel, embedding });
  return {
    embedding,
    localModel,
    record,
    engines: workflows && speech && { ...speech, ...analysts },
    checks: createEngineChecks(shared, { speech, analysts, embedding, chat, localModel, record }),
    answering: {
      advise: adviceOf(analysts),
      adviceShare: usedShare,
      chat,
      orbs: chooseOrbs({ ...settings, usedShare }, chat),
      meaning: createMeaningSearch({ models, ...embedding }),
      analysisStep: createAnalysisStep({ ...analysts, isAccepted, stepHere }),
      stepHere,
      ...hearingOf(speech, targets),
      consent,
      findHelpNeed: createHelpFinder(embedding.embedding),
    },
  };
};

/** What was used and could not be recorded: without it budgets are passed unseen. */
const reportLost = (log: Pick<Log, 'warn'>) => (fault: unknown) =>
  log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'a use of a paid engine could not be recorded');

/** Recordings are heard live by the process that takes their chunks and transcribes them. */
const recordedTo = (notices: Parts['notices'], { blobs, shared }: Parts['stores']) =>
  shared
    ? null
    : {
        blobs,
        onHeard: ({ ownerId, recordingId }: LiveRecordingRef) => notices.recordingHeard(ownerId, { recordingId }),
      };

type SpeechParts = Parameters<typeof chooseSpeech>[1];

const speechOf = async (
  { shared, workflows, api }: Pick<Config, 'shared' | 'workflows' | 'api'>,
  parts: SpeechParts,
): Promise<Speech | null> => {
  if (!workflows && !api) return null;
  return chooseSpeech(shared, { ...parts, recording: workflows && api ? parts.recording : null });
};

const adviceOf = ({ analyst }: Analysts): Answering['advise'] => analyst.advise ?? null;

const hearingOf = (speech: Speech | null, { transcription }: Consent['targets']) => ({
  hearing: speech && { transcriber: speech.transcriber, target: transcription ?? null },
  live: speech?.live ?? null,
});

type Local = Readonly<{ localModel: LocalModel | null; embedding: EmbeddingChoice }>;

/** The best step of this machine that analyses thoughts at this moment. */
const stepHereOf = ({ localModel, embedding }: Local): AnalysisStep => {
  if (localModel?.writing()) return 2;
  return ['no-model', 'failed'].includes(embedding.measure().state) ? 0 : 1;
};

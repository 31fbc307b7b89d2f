import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EngineDetails, EngineTest } from '@ecrin/contracts/service-settings/service-checks.ts';
import { hostOf } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import type { EngineAnswers, EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import type { SharedConfig } from '#config/config.ts';
import { withAnswers } from '#http/with-answers.ts';
import type { Analysts } from './choose-analyst.ts';
import type { ChatChoice } from './choose-chat.ts';
import type { EmbeddingChoice } from './choose-embedding.ts';
import type { LocalModel } from './choose-language-model.ts';
import type { Speech } from './choose-speech.ts';
import { createEngineTest } from './engine-test.ts';

type Models = Pick<
  SharedConfig,
  'AI_BASE_URL' | 'TRANSCRIPTION_MODEL' | 'ANALYSIS_MODEL' | 'EMBEDDING_MODEL' | 'CHAT_MODEL'
>;
type Parts = Readonly<{
  speech: Speech | null;
  analysts: Analysts;
  embedding: EmbeddingChoice;
  chat: ChatChoice;
  localModel: LocalModel | null;
  record: EngineRecord;
}>;

/** `test`: has an engine compute a short sample with nobody’s words; counted like any other use where it is paid. */
export type EngineChecks = Readonly<{
  list: () => Promise<readonly EngineDetails[]>;
  test: (engine: EngineName) => Promise<EngineTest>;
}>;

export const createEngineChecks = (config: Models, parts: Parts): EngineChecks => ({
  list: async () => detailsOf(config, parts).map((details) => withAnswers(details, parts.record.of(details.engine))),
  test: createEngineTest(parts),
});

type Details = Omit<EngineDetails, keyof EngineAnswers>;
type Place = Pick<EngineDetails, 'host' | 'isRemote'>;
type Named = Pick<EngineDetails, 'model'>;
const here: Place = { host: null, isRemote: false };

const detailsOf = (config: Models, parts: Parts): Details[] => {
  const away: Place = { host: config.AI_BASE_URL ? hostOf(config.AI_BASE_URL) : null, isRemote: true };
  const { embedding } = parts;
  return [
    transcriberOf(config, parts, away),
    analystOf(config, parts, away),
    writerOf(parts, away),
    {
      ...(embedding.state
        ? detailed('embedding', { ...here, model: null }, embedding.state())
        : detailed('embedding', { ...away, model: config.EMBEDDING_MODEL ?? null }, null)),
      measure: embedding.measure().state,
    },
  ];
};

const transcriberOf = (config: Models, { speech }: Parts, away: Place): Details =>
  speech?.speechModel
    ? detailed('transcriber', { ...here, model: null }, speech.speechModel())
    : detailed('transcriber', { ...away, model: config.TRANSCRIPTION_MODEL ?? null }, null);

const analystOf = (config: Models, { analysts, localModel }: Parts, away: Place): Details =>
  analysts.isRemote
    ? detailed('analyst', { ...away, model: config.ANALYSIS_MODEL ?? null }, null)
    : detailed('analyst', { ...here, model: localModel?.writing()?.model ?? null }, null);

const off: PublishedModelState = { status: 'missing', reason: '', isOff: true };

const writerOf = ({ chat, localModel }: Parts, away: Place): Details => ({
  ...(chat.isRemote
    ? detailed('writer', { ...away, model: chat.model() }, null)
    : detailed('writer', { ...here, model: chat.model() }, localModel?.state() ?? off)),
  measure: chat.measure(),
});

const none = { state: 'ready', percent: null, bytes: null } as const;

/** `files` null: there are none here. */
const detailed = (engine: EngineName, place: Place & Named, files: PublishedModelState | null): Details => {
  const ready = files?.status === 'ready' ? files : null;
  const model = place.model ?? (ready && basename(ready.path));
  return {
    ...(files ? stateOfFiles(files) : none),
    ...place,
    engine,
    model,
    measure: null,
    sha256: [...(ready?.sha256 ?? [])],
  };
};

const stateOfFiles = (files: PublishedModelState) => {
  if (files.status === 'ready') return { state: 'ready', percent: null, bytes: bytesAt(files.path) } as const;
  if (files.status === 'on-its-way') return { state: 'fetching', percent: files.percent, bytes: null } as const;
  return { state: files.isOff ? 'off' : 'away', percent: null, bytes: null } as const;
};
/** Of a file, or of the files of a folder; null: they are gone. */
const bytesAt = (path: string): number | null => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? null;
  const sizes = readdirSync(path).map((name) => statSync(join(path, name), { throwIfNoEntry: false }));
  return sizes.reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0);
};

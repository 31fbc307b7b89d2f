import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createExamplesAnalyst, examplesVersion } from '@ecrin/platform/adapters/analyst/examples-analyst.ts';
import { createLabelClassifiers } from '@ecrin/platform/adapters/analyst/labels/label-classifiers.ts';
import { createLanguageModelAnalyst } from '@ecrin/platform/adapters/analyst/language-model-analyst.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { createStepwiseAnalyst } from '@ecrin/platform/adapters/analyst/stepwise-analyst.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import { whereAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import type { EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { recordedWriting } from '@ecrin/platform/engine-record/recorded-engines.ts';
import type { Meter } from '@ecrin/platform/metering/meter.ts';
import { meteredWriting } from '@ecrin/platform/metering/metered-language.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { listOwnLabels } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import type { ChatChoice } from './choose-chat.ts';
import type { LocalModel } from './choose-language-model.ts';
import type { Consent } from './open-consent.ts';

/** `isRemote`: an endpoint analyses. */
export type Analysts = Readonly<{ analyst: Analyst; isRemote: boolean }>;
type Parts = Readonly<{
  dir: string;
  log: Pick<Log, 'warn'>;
  closing: Closing;
  models: Pick<ReadModels, 'open'>;
  provider: AiProvider | null;
  localModel: LocalModel | null;
  embedding: () => Promise<Embedding | null>;
  chat: Pick<ChatChoice, 'measure'>;
  meter: Meter;
  record: EngineRecord;
  isAccepted: Consent['isAccepted'];
}>;

/** A provider's model where one is named and the client accepted it; else on this machine: a model that writes, labelled examples, word lists – the first of them that is there. */
export const chooseAnalyst = ({ ANALYSIS_MODEL }: Pick<SharedConfig, 'ANALYSIS_MODEL'>, parts: Parts): Analysts => {
  const { provider, meter, record, localModel, embedding, chat, isAccepted } = parts;
  const examples = createExamplesAnalyst({
    embedding,
    classifierOf: classifiersOf(parts),
    ownThoughts: listOwnLabels(parts.models),
    words: createLocalAnalyst(),
  });
  const onThisMachine = localModel
    ? createStepwiseAnalyst({
        writing: localModel.writing,
        isCapable: () => chat.measure() === 'passed',
        otherwise: examples,
      })
    : examples;
  const remote = provider && ANALYSIS_MODEL ? analystOf(provider, ANALYSIS_MODEL, { meter, record }) : null;
  return {
    analyst: remote ? whereAllowed(remote, { meter, isAccepted, otherwise: onThisMachine }) : onThisMachine,
    isRemote: remote !== null,
  };
};

const classifiersOf = ({ dir, log, closing }: Pick<Parts, 'dir' | 'log' | 'closing'>) => {
  const ending = new AbortController();
  closing.add('training', async () => ending.abort());
  return createLabelClassifiers({
    dir: join(dir, 'embedding-model'),
    version: examplesVersion,
    onFault: (fault) =>
      log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'moods and categories could not be trained'),
    signal: ending.signal,
  });
};

/** Without consent and beyond the budget thoughts are analysed on this machine. */
const whereAllowed = (
  remote: Analyst,
  { meter, isAccepted, otherwise }: Pick<Parts, 'meter' | 'isAccepted'> & Readonly<{ otherwise: Analyst }>,
): Analyst => ({
  ...remote,
  understand: (request) =>
    whereAccepted(
      () => isAccepted(request.ownerId, 'understanding'),
      async () => ((await meter.isSpent(request.ownerId)) ? otherwise : remote).understand(request),
      () => otherwise.understand(request),
    ),
});

const analystOf = (
  provider: AiProvider,
  writingModel: string,
  { meter, record }: Pick<Parts, 'meter' | 'record'>,
): Analyst | null => {
  const { engine, writing } = createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null });
  if (!writing) return null;
  const recorded = recordedWriting(writing, { record, engine: 'analyst' });
  return createLanguageModelAnalyst({ engine, writing: meteredWriting(recorded, { engine, meter }) });
};

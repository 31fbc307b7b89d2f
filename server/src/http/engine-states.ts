import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import type { Language } from '#adapters/open-language.ts';

export type EngineState = QueuesAnswer['engines'][number] & Readonly<{ engine: EngineName }>;

type Watched = Pick<Language, 'engines' | 'embedding' | 'localModel'>;

const stateOf = (engine: EngineName, model: PublishedModelState): EngineState => {
  if (model.status === 'on-its-way') return { engine, state: 'fetching', percent: model.percent };
  return { engine, state: model.status === 'ready' ? 'ready' : 'away', percent: null };
};
const answering = (engine: EngineName): EngineState => ({ engine, state: 'ready', percent: null });

/** The engines of this process; those it does not have are left out. An endpoint is taken to answer until it delays something. */
export const engineStatesOf = ({ engines, embedding, localModel }: Watched): readonly EngineState[] => [
  ...(engines ? [transcriberOf(engines), answering('analyst')] : []),
  ...(localModel ? [stateOf('writer', localModel.state())] : []),
  ...(embedding.state ? [stateOf('embedding', embedding.state())] : []),
];

const transcriberOf = ({ transcriber, speechModel }: NonNullable<Watched['engines']>): EngineState => {
  const model = speechModel && stateOf('transcriber', speechModel());
  if (model && model.state !== 'ready') return model;
  return { engine: 'transcriber', state: transcriber.delay() === null ? 'ready' : 'away', percent: null };
};

import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import type { Language } from '#adapters/open-language.ts';
import { withAnswers } from './with-answers.ts';

type Watched = Pick<Language, 'engines' | 'embedding' | 'localModel' | 'record'> &
  Readonly<{ answering: Readonly<{ chat: Pick<Language['answering']['chat'], 'isRemote'> }> }>;
type Found = Pick<EngineState, 'engine' | 'state' | 'percent'>;

/** The engines of this process, those it does not have left out: the one state of each, for every screen and for `/readyz`. */
export const engineStatesOf = (watched: Watched): readonly EngineState[] =>
  found(watched).map((engine) => withAnswers(engine, watched.record.of(engine.engine)));

const found = ({ engines, embedding, localModel, answering }: Watched): readonly Found[] => [
  ...(engines ? [transcriberOf(engines), here('analyst')] : []),
  ...writerOf(localModel, answering.chat.isRemote),
  ...(embedding.state ? localOf('embedding', embedding.state()) : remote(embedding.engine)),
];

const here = (engine: EngineName): Found => ({ engine, state: 'ready', percent: null });
const remote = (engine: string): readonly Found[] => (engine === 'local' ? [] : [here('embedding')]);

const writerOf = (localModel: Watched['localModel'], isRemote: boolean): readonly Found[] => {
  if (isRemote) return [here('writer')];
  return localModel ? localOf('writer', localModel.state()) : [];
};

/** One that the operator does without is none of the engines. */
const localOf = (engine: EngineName, model: PublishedModelState): readonly Found[] =>
  model.status === 'missing' && model.isOff ? [] : [stateOf(engine, model)];

const stateOf = (engine: EngineName, model: PublishedModelState): Found => {
  if (model.status === 'on-its-way') return { engine, state: 'fetching', percent: model.percent };
  return { engine, state: model.status === 'ready' ? 'ready' : 'away', percent: null };
};

const transcriberOf = ({ transcriber, speechModel }: NonNullable<Watched['engines']>): Found => {
  const model = speechModel && stateOf('transcriber', speechModel());
  if (model && model.state !== 'ready') return model;
  return { engine: 'transcriber', state: transcriber.delay() === null ? 'ready' : 'away', percent: null };
};

import { createHelpFinder } from '@ecrin/platform/adapters/help/find-help-need.ts';
import { jsonSchemaOf } from '@ecrin/platform/adapters/language/json-answer.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import { LanguageFault, type Embedding, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import type { Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import { createMeaningSearch, findUsedShare } from '@ecrin/projections';
import { createAnalysisStep } from '#adapters/analysis-step.ts';
import { chooseOrbs } from '#adapters/choose-orbs.ts';
import type { Consent } from '#adapters/open-consent.ts';
import type { ApiAnswering } from '#roles/api-routes.ts';
import type { Stores } from '#storage/open-stores.ts';
import { askAbortably } from './abortable-calls.ts';
import type { EngineFacts, EngineFunctions } from './engine-functions.ts';

/** `functions`: of the other thread. `facts`: as it last told. */
type Parts = Readonly<{
  functions: EngineFunctions;
  facts: () => EngineFacts;
  stores: Pick<Stores, 'models'>;
  settings: CurrentSettings;
  consent: Consent;
}>;

/** The engines of another thread, as the API uses them. */
export const createRemoteAnswering = ({
  functions,
  facts,
  stores: { models },
  settings,
  consent,
}: Parts): ApiAnswering => {
  const usedShare = findUsedShare(models, settings.current);
  const { chat, hearing, advises } = facts();
  const writing = remoteWriting(functions, facts);
  const engine = { isRemote: chat.isRemote, writesAt: chat.writesAt, unmeasured: writing };
  return {
    advise: advises ? remoteAdvice(functions) : null,
    adviceShare: usedShare,
    chat: {
      writes: () => facts().chat.writes,
      sentFor: chat.sentFor,
      dailyTokens: async () => (await settings.current()).chatTokensPerDay,
      usedShare: chat.isRemote ? usedShare : async () => null,
    },
    orbs: chooseOrbs({ ...settings, usedShare }, engine),
    meaning: createMeaningSearch({ models, embedding: () => remoteEmbedding(functions) }),
    findHelpNeed: createHelpFinder(() => remoteEmbedding(functions)),
    analysisStep: createAnalysisStep({
      isRemote: consent.targets.understanding !== undefined,
      isAccepted: consent.isAccepted,
      stepHere: () => facts().stepHere,
    }),
    hearing: hearing && { transcriber: remoteTranscriber(functions, facts), target: hearing.target },
    live: remoteLive(functions),
    consent,
  };
};

/** While that thread is started again, nothing is heard. */
const remoteLive = ({ listenLive, storedLive, forgetLive }: EngineFunctions): LiveWords => ({
  listen: (request) => listenLive(request).catch(() => ({ listening: false, passages: [] })),
  stored: storedLive,
  forget: forgetLive,
});

const remoteAdvice =
  ({ advise, abort }: EngineFunctions): NonNullable<Analyst['advise']> =>
  ({ signal, ...request }) =>
    askAbortably({ signal, abort }, (callId) => advise(callId, request));

const remoteEmbedding = async ({ embeddingModel, embed, abort }: EngineFunctions): Promise<Embedding | null> => {
  const model = await embeddingModel();
  return model === null
    ? null
    : {
        model,
        embed: ({ signal, ...request }) => askAbortably({ signal, abort }, (callId) => embed(callId, request)),
      };
};

/** Questions only: a sound is sent whole. */
const remoteTranscriber = ({ transcribe, abort }: EngineFunctions, facts: Parts['facts']): Transcriber => ({
  engine: facts().hearing?.engine ?? '',
  delay: () => facts().hearing?.delay ?? null,
  transcribe: async ({ audio, signal, onProgress: _shownToNobody, ...request }) => {
    const bytes = Buffer.concat(await Array.fromAsync(await audio.read()));
    return askAbortably({ signal, abort }, (callId) => transcribe(callId, { ...request, format: audio.format, bytes }));
  },
  close: async () => undefined,
});

const remoteWriting =
  ({ writeJson, writeText, abort }: EngineFunctions, facts: Parts['facts']) =>
  (): Writing | null => {
    const { model } = facts().chat;
    return model === null
      ? null
      : {
          model,
          json: async ({ signal, schema, ...request }) => {
            const sent = { ...request, schema: jsonSchemaOf(schema) };
            const { value, usage } = await askAbortably({ signal, abort }, (callId) => writeJson(callId, sent));
            // What a JSON schema cannot say is checked here.
            const { success, data } = schema.safeParse(value);
            if (success) return { value: data, usage };
            throw new LanguageFault('unusable-answer', 'the answer does not keep the schema');
          },
          text: async ({ signal, onText, ...request }) => {
            const answer = await askAbortably({ signal, abort }, (callId) => writeText(callId, request));
            onText(answer.text);
            return answer;
          },
        };
  };

import { readFileSync } from 'node:fs';
import type { ConsentItem } from '@ecrin/contracts/consent/consent.ts';
import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { measuredNotes, measuredQuestions } from '@ecrin/platform/adapters/language/embedding-measure.ts';
import { answerAsModel } from '@ecrin/testing/fakes/answering-model.ts';
import {
  answerEmbeddings,
  answerJson,
  startScriptedAiProvider,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { apiClient, sha256 } from '@ecrin/testing/kits/api-client.ts';
import { createGoalClient } from '#test/goals/goals.fixtures.ts';
import { requestRun, writeTestThought } from '#test/orbs/orbs.fixtures.ts';
import { sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';

type Purpose = ConsentItem['purpose'];

/** A model of meanings is measured before it is used: each note has a direction of its own, its translation and its question the same. */
const pairs = measuredNotes.fr.length;
const placeOf = (text: string): number =>
  measuredQuestions.find(([, ...both]) => both.includes(text))?.[0] ??
  [measuredNotes.fr, measuredNotes.en].map((notes) => notes.indexOf(text)).find((at) => at >= 0) ??
  pairs;
const vectorOf = (text: string): readonly number[] =>
  Array.from({ length: pairs + 1 }, (_, at) => (at === Math.min(placeOf(text), pairs) ? 1 : 0.01));

/** An endpoint that answers everything, and keeps all it was sent. */
export const startEndpoint = async (): Promise<ScriptedAiProvider> => {
  const endpoint = await startScriptedAiProvider();
  const segments = [{ text: 'Où est la clé ?', start: 0, end: 1, avg_logprob: -0.1, no_speech_prob: 0 }];
  endpoint.script('transcription', answerJson(200, { text: 'Où est la clé ?', segments, words: [] }));
  endpoint.script('chat', answerAsModel());
  endpoint.script('embeddings', answerEmbeddings(vectorOf));
  return endpoint;
};

export const everyModel = {
  TRANSCRIPTION_MODEL: 'une-oreille',
  ANALYSIS_MODEL: 'un-analyste',
  EMBEDDING_MODEL: 'une-carte',
  CHAT_MODEL: 'une-plume',
  ROLES: 'api,projections,workflows',
};

const voice = readFileSync(new URL('../../assets/spoken-sample.wav', import.meta.url));
const trio = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';

/** What one person does, and how much of their words the endpoint has got. `mark`: in all they say. */
export const personOf = (server: TestServer, client: SignedInClient, endpoint: ScriptedAiProvider) => {
  const { token, userId } = client;
  const mark = `zibeline${userId.replaceAll(/\W/gu, '').slice(-12)}`;
  const call = (request: string, body?: unknown) =>
    sendRequest(server, request.replace(' ', ' /api/client'), { token, ...(body !== undefined && { body }) });
  const write = () => writeTestThought(server, token, `La brume sur les champs, ${mark}.`);
  /** About a thought that can be found. */
  const ask = async () => {
    await storyActsOf(server, token).write(`Ma sœur Jeanne habite Nantes. Je la vois trop peu, ${mark}.`);
    const conversationId = systemIds.next();
    const question = { questionId: systemIds.next(), text: `Où habite Jeanne ${mark} ?`, timeZone: 'Europe/Paris' };
    await call(`POST /conversations/${conversationId}/questions`, question);
  };
  const speak = async () => {
    const [thoughtId, recordingId] = [systemIds.next(), systemIds.next()];
    const device = apiClient(server.url, { token, clientId: userId });
    await device.upload(recordingId, 0, voice);
    const moment = { occurredAt: server.now().toISOString(), timeZone: 'UTC' };
    await device.call('POST', `/recordings/${recordingId}/seal`, {
      body: { thoughtId, chunks: 1, sha256: sha256(voice), durationMs: 3_000, ...moment },
    });
  };
  const draft = async () => {
    const acts = storyActsOf(server, token);
    const storyId = await acts.begin([await acts.write(`La barque au lac, ${mark}.`)]);
    const { version, parts } = await acts.find(storyId);
    const partIds = parts.map(({ partId }) => partId);
    await call(`POST /stories/${storyId}/draft`, {
      draftId: systemIds.next(),
      base: version,
      partIds,
      timeZone: 'UTC',
    });
  };
  const beAdvised = async () => {
    const goals = createGoalClient(server, client);
    const goalId = await goals.set({ title: `Écrire, ${mark}` });
    await goals.call(`GET /goals/${goalId}/advice?timeZone=Europe/Paris`);
  };
  const acts: Readonly<Record<Purpose, () => Promise<unknown>>> = {
    transcription: speak,
    understanding: write,
    meaning: async () => [await write(), await call(`GET /thoughts?q=${mark}`)],
    answers: ask,
    memory: ask,
    orbs: () => requestRun(server, token, { orbId: trio, text: `Rendre la clé, ${mark}.` }),
    drafts: draft,
    advice: beAdvised,
  };
  const withMark = (kind: 'chat' | 'embeddings', more = '') =>
    endpoint.requests(kind).filter(({ text }) => text.includes(mark) && text.includes(more)).length;
  return {
    mark,
    call,
    act: (purpose: Purpose) => acts[purpose](),
    /** How many requests have words of theirs; of memory those that no other purpose sends. A sound has no words: it is counted as such. */
    sent: (purpose: Purpose): number => {
      if (purpose === 'transcription') return endpoint.requests('transcription').length;
      return purpose === 'memory' ? withMark('chat', '"fact"') : withMark('chat') + withMark('embeddings');
    },
  };
};
export type Person = ReturnType<typeof personOf>;

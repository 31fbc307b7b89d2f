import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { v7 } from 'uuid';
import { answerAsModel } from '#fakes/answering-model.ts';
import { startFakePushService } from '#fakes/push-service.ts';
import { answerJson, startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { sha256, writtenThought, type Answer, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';

const timeZone = 'Europe/Paris';
const voice = readFileSync(new URL('../../../server/assets/spoken-sample.wav', import.meta.url));
const orbId = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';

/** Models and a push service, slow enough that much is on its way. `heard`: what every sound is transcribed to. */
export const startWorkers = async (heard: string) => {
  const [provider, pushes] = [await startScriptedAiProvider(), await startFakePushService()];
  provider.script('transcription', answerJson(200, { text: heard, segments: [], words: [] }));
  provider.script('chat', answerAsModel({ betweenMs: 50 }));
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  return {
    environment: {
      AI_BASE_URL: provider.url,
      TRANSCRIPTION_MODEL: 'une-oreille',
      ANALYSIS_MODEL: 'un-analyste',
      CHAT_MODEL: 'une-plume',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: ecdh.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
      PUSH_ENDPOINTS_ALLOWED: pushes.origin,
    },
    subscribe: (device: string) => pushes.subscribe(device, publicKey),
    asked: () => ({
      transcriptions: provider.requests('transcription').length,
      texts: provider.requests('chat').length,
    }),
    close: () => Promise.all([provider.close(), pushes.close()]),
  };
};

/** `url`: of the server. Throws for what is not taken. */
type Work = (client: ApiClient, said: string, url: string) => Promise<unknown>;

const taken = async (answering: Promise<Answer>): Promise<void> => {
  const { status, body } = await answering;
  if (status >= 300) throw new Error(JSON.stringify(body));
};

const write: Work = ({ call }, said) => taken(call('POST', '/thoughts', { body: writtenThought(said) }));
const speak: Work = async ({ call, upload }) => {
  const [thoughtId, recordingId] = [v7(), v7()];
  await upload(recordingId, 0, voice);
  const moment = { occurredAt: new Date().toISOString(), timeZone };
  const sound = { thoughtId, chunks: 1, sha256: sha256(voice), durationMs: 3_000, language: 'fr', ...moment };
  return taken(call('POST', `/recordings/${recordingId}/seal`, { body: sound }));
};
const ask: Work = ({ call }, said) =>
  taken(call('POST', `/conversations/${v7()}/questions`, { body: { questionId: v7(), text: `${said} ?`, timeZone } }));
const runOrb: Work = ({ call }, text) =>
  taken(
    call('POST', '/orb-runs', { body: { runId: v7(), orbId, sources: { kind: 'text' }, text, values: {}, timeZone } }),
  );
const draft: Work = async ({ call }, said) => {
  const [storyId, thought] = [v7(), writtenThought(said)];
  await call('POST', '/thoughts', { body: thought });
  await call('POST', '/stories', { body: { storyId, title: said, thoughtIds: [thought.thoughtId] } });
  const shown = async () => {
    const { status, body } = await call('GET', `/stories/${storyId}`);
    return status === 200 && (body as Readonly<{ version: number; parts: readonly Readonly<{ partId: string }>[] }>);
  };
  const story = await pollUntil(shown, { everyMs: 50, timeoutMs: 5_000 });
  const { version, parts } = story;
  const partIds = parts.map(({ partId }) => partId);
  return taken(
    call('POST', `/stories/${storyId}/draft`, { body: { draftId: v7(), base: version, partIds, timeZone } }),
  );
};
const takeAlong: Work = async ({ call }, _said, url) => {
  const { body } = await call('POST', '/export');
  return (await fetch(`${url}${String(body['url'])}`)).arrayBuffer();
};
/** Due in the next minute, with a notice and a push. */
const remind: Work = ({ call }, title) => {
  const due = new Date(Date.now() + 60_000);
  const schedule = { frequency: 'daily', hour: due.getUTCHours(), minute: due.getUTCMinutes() };
  const body = { reminderId: v7(), title, description: null, schedule, timeZone: 'UTC', subject: null };
  return taken(call('POST', '/reminders', { body }));
};

/** By what follows from each: an understanding, a transcription, an answer, a result, a draft, an archive, a push. */
export const works: Readonly<Record<string, Work>> = { write, speak, ask, runOrb, draft, takeAlong, remind };

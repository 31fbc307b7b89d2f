import webPush from 'web-push';
import { answerAsModel } from '#fakes/answering-model.ts';
import { startFakePushService } from '#fakes/push-service.ts';
import { answerChat, hang, startScriptedAiProvider, type ProviderAnswer } from '#fakes/scripted-ai-provider.ts';
import { manualClockProcess } from '#servers/server-process.ts';

/** Words of a text whose reading does not end. */
export const endlessText = 'Relire le bail de la rue Neuve.';

const cited = { texte: 'Papa, le lac sans un pli, et les avirons qui tombent juste.', notes: [1, 2] };
/** What an orb answers, by the field that its form asks for. */
const results = [
  { field: 'choix', answer: { choix: 'avance', raisons: [cited] } },
  { field: 'note', answer: { note: 6, raisons: [cited] } },
  { field: 'lignes', answer: { lignes: [{ cellules: ['Le lac', 'Le calme', 'Un aviron'], notes: [1] }] } },
  { field: 'elements', answer: { elements: [cited, { texte: 'Appeler papa avant dimanche.', notes: [1] }] } },
];

type Asked = Readonly<{
  response_format?: Readonly<{ json_schema: Readonly<{ name: string; schema: Readonly<{ properties?: object }> }> }>;
}>;

/** As a model that does what it is asked, of orbs too. */
const answerAll: ProviderAnswer = (response, request) => {
  const { json_schema: asked } = (request.json as Asked).response_format ?? {};
  if (asked?.name !== 'result') return answerAsModel()(response, request);
  if (request.text.includes(endlessText)) return hang(response, request);
  const result = results.find(({ field }) => field in (asked.schema.properties ?? {}));
  return answerChat(result?.answer)(response, request);
};

/** A server that has all it can have: a model, a push service, orbs of one’s own; and a clock that can be advanced. */
export const serverWithAll = async () => {
  const [provider, pushes] = await Promise.all([startScriptedAiProvider(), startFakePushService()]);
  provider.script('chat', answerAll);
  const keys = webPush.generateVAPIDKeys();
  const server = await manualClockProcess({
    AI_BASE_URL: provider.url,
    CHAT_MODEL: 'un-modele',
    ANALYSIS_MODEL: 'un-analyste',
    ORBS_CREATED_BY: 'everyone',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
    PUSH_ENDPOINTS_ALLOWED: pushes.origin,
  });
  const close = () => Promise.all([server.remove(), provider.close(), pushes.close()]).then(() => undefined);
  return { ...server, subscribe: () => pushes.subscribe('un appareil', keys.publicKey), remove: close };
};
export type ServerWithAll = Awaited<ReturnType<typeof serverWithAll>>;

import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { caller, type ApiClient } from '#kits/api-client.ts';
import { screenPaths } from './screens/screen-paths.ts';
import { seedSampleContent } from './seed-sample-content.ts';

const routesFile = new URL('../../../../web/src/app/routing/routes.tsx', import.meta.url);

/** The paths of every screen of a client, as their routes declare them. */
export const declaredClientPaths = (): readonly string[] =>
  [...readFileSync(routesFile, 'utf8').matchAll(/'(?<path>\/app(?:\/[^']*)?)'/gu)].flatMap(
    ({ groups }) => groups?.['path'] ?? [],
  );

const [timeZone, language] = ['Europe/Paris', 'fr'];
const dayMs = 86_400_000;
const long =
  'J’ai relu de vieilles lettres ce soir, et retrouvé celle où papa raconte la première sortie du huit : le lac sans un pli, personne qui parle, et ce bruit d’avirons qui tombe juste. Je me suis sentie calme, et un peu triste de ne pas avoir demandé plus tôt.';
const short = [
  'Un café au soleil, et personne à attendre.',
  'Le planning ne tient pas, il faut le dire à Claire avant jeudi.',
  'Le petit a dit « biscottes d’arbre ». J’ai ri.',
  'Courir le matin me rend l’esprit clair.',
  'Il faudrait appeler papa avant dimanche.',
];
const everyone = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 };

type Make = ReturnType<typeof caller>;

/** Two weeks of thoughts, and one of the same day a year ago. The newest is returned. */
const seedThoughts = async (make: Make): Promise<readonly string[]> => {
  const ids = Array.from({ length: 24 }, () => v7());
  for (const [at, thoughtId] of ids.entries()) {
    const occurredAt = new Date(
      Date.now() - (at === 23 ? 365 : Math.floor(at / 2)) * dayMs - at * 60_000,
    ).toISOString();
    const content = at % 4 === 0 ? long : short[at % short.length];
    await make('POST', '/thoughts', { thoughtId, content, occurredAt, timeZone, language });
  }
  return ids;
};

const seedStory = async (make: Make, thoughtIds: readonly string[]): Promise<string> => {
  const storyId = v7();
  await make('POST', '/stories', { storyId, title: 'La première sortie du huit', thoughtIds });
  return storyId;
};

const seedCommunity = async (make: Make, storyId: string) => {
  const [communityId, copyId] = [v7(), v7()];
  const settings = { visibility: 'public', joinCondition: 'open', indexed: false, rules: everyone };
  const described = { name: 'Club d’aviron du Lac', purpose: 'Ce qui se passe entre six et huit heures.', settings };
  await make('POST', '/communities', { communityId, ...described });
  const shared = { copyId, kind: 'story', sourceId: storyId, withPrivate: false, publicly: true };
  await make('POST', `/communities/${communityId}/copies`, shared);
  for (const words of ['C’était gagné.', 'On recommence samedi, à six heures.'])
    await make('POST', `/communities/${communityId}/comments`, { commentId: v7(), parentId: null, words });
  return { communityId, copyId };
};

const seedConversation = async (make: Make): Promise<string> => {
  const conversationId = v7();
  const question = { questionId: v7(), text: 'Qu’ai-je dit de papa ?', timeZone };
  await make('POST', `/conversations/${conversationId}/questions`, question);
  await make('POST', '/memory/facts', { factId: v7(), text: 'Mon fils s’appelle Léo.' });
  return conversationId;
};

// One of the orbs everybody has.
const orbId = '01900000-0000-7000-8000-000000000001';
const time = { year: String(new Date().getUTCFullYear()), month: '01' };
/** Names of ids in the paths that are of nothing. */
const idNames =
  'thoughtId threadId goalId conversationId storyId communityId copyId requestId runId pastRunId invite'.split(' ');

/** The path of every screen of somebody who has nothing but what `ids` names: the others say that it is not there. */
export const bareClientScreens = (ids: Readonly<Record<string, string>> = {}): readonly string[] =>
  screenPaths(declaredClientPaths(), {
    ...Object.fromEntries(idNames.map((name) => [name, v7()])),
    orbId,
    ...time,
    ...ids,
  });

/** Some thoughts in each month of the past year. */
export const seedYear = async (api: ApiClient): Promise<void> => {
  const make = caller(api);
  for (let day = 20; day < 365; day += 5) {
    const occurredAt = new Date(Date.now() - day * dayMs).toISOString();
    const content = day % 25 === 0 ? long : short[day % short.length];
    await make('POST', '/thoughts', { thoughtId: v7(), content, occurredAt, timeZone, language });
  }
};

/** Makes some of each thing that has a screen. Returns an id for each parameter of a route; throws when one is refused. */
export const seedClientThings = async (api: ApiClient) => {
  const make = caller(api);
  const thoughts = await seedThoughts(make);
  const [thoughtId = ''] = thoughts;
  // Edited twice from the same words: two versions of it are open.
  for (const words of ['Le soir, au bord du lac.', 'Au bord du lac, le soir.'])
    await make('PUT', `/thoughts/${thoughtId}`, { content: `${words}\n${long}`, base: 0 });
  const { goal, thread } = await seedSampleContent(api);
  const threadId = thread.slice(thread.lastIndexOf('/') + 1);
  for (const one of thoughts.slice(0, 4)) await make('PUT', `/thoughts/${one}/thread`, { threadId });
  for (const one of thoughts.slice(0, 3)) await make('PUT', `/favorites/${one}`, { kind: 'thought' });
  const storyId = await seedStory(make, thoughts.slice(0, 3));
  const conversationId = await seedConversation(make);
  const requestId = v7();
  await make('POST', '/requests', { requestId, subject: { kind: 'help' }, words: 'Comment exporter mes pensées ?' });
  return {
    thoughtId,
    threadId,
    goalId: goal.slice(goal.lastIndexOf('/') + 1),
    conversationId,
    storyId,
    ...time,
    ...(await seedCommunity(make, storyId)),
    requestId,
    orbId,
    // Of no community: the screen says so.
    invite: 'none',
    // No runs: their screens say so.
    runId: v7(),
    pastRunId: v7(),
  };
};

/** The same. Returns the path of every screen of the client; throws when a route has no screen here. */
export const seedClientScreens = async (api: ApiClient): Promise<readonly string[]> =>
  screenPaths(declaredClientPaths(), await seedClientThings(api));

import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { acceptEverything } from '#kits/accept-everything.ts';
import { caller, registerClient, sha256, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { speechAssets } from '#kits/speech-assets.ts';

const names =
  'Claire Paul Lina Odile Élodie Marc Anaïs Hugo Zoé Léo Inès Tom Maud Noé Ève Gaël Ida Jean Lou Max Nina Omar Pia Remi Sara Théo Ugo Vera Willy Xenia Yann Zélie'.split(
    ' ',
  );
/** In each of their thoughts. */
export const thoughtWords = 'Un soir calme';

/** A recording that is sent to be transcribed, where a sound is installed. */
const speak = async (client: ApiClient): Promise<void> => {
  const spoken = speechAssets.files[0]?.file;
  if (spoken === undefined) return;
  const [recordingId, thoughtId, bytes] = [v7(), v7(), readFileSync(spoken)];
  await client.upload(recordingId, 0, bytes);
  const moment = { occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris', language: 'fr' };
  const sealed = { thoughtId, chunks: 1, sha256: sha256(bytes), durationMs: 3_125, ...moment };
  await caller(client)('POST', `/recordings/${recordingId}/seal`, sealed);
};

const rules = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 };
const settings = { visibility: 'public', joinCondition: 'open', indexed: false, rules };

/** A community whose comments are reported. Answers the id of a report. */
export const quarrel = async ([owner, author, ...others]: readonly ApiClient[]): Promise<string> => {
  if (!owner || !author) throw new Error('a community needs people');
  const communityId = v7();
  const path = `/communities/${communityId}`;
  const described = { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.', settings };
  await caller(owner)('POST', '/communities', { communityId, ...described });
  for (const one of [author, ...others]) await caller(one)('POST', `${path}/join`, { invite: null, words: null });
  const ids = ['Sûrement pas vous.', 'Encore en retard.', 'Écrivez-moi ailleurs.'].map((words) => ({
    id: v7(),
    words,
  }));
  for (const { id, words } of ids)
    await caller(author)('POST', `${path}/comments`, { commentId: id, parentId: null, words });
  const reasons = ['attacks-a-person', 'private-data', 'off-topic'];
  for (const [at, { id }] of ids.entries())
    await caller(others[at] ?? owner)('PUT', `${path}/comments/${id}/report`, { reason: reasons[at] });
  return `comment.${ids[0]?.id}`;
};

const ask = (client: ApiClient, subject: object, words: string) =>
  caller(client)('POST', '/requests', { requestId: v7(), subject, words });

/** Three reports and two requests wait, of four people. */
export const fillInbox = async (url: string): Promise<readonly ApiClient[]> => {
  const people = await Promise.all(
    ['Claire', 'Paul', 'Lina', 'Odile'].map((firstname) => registerClient(url, { firstname })),
  );
  await quarrel(people);
  for (const one of people.slice(0, 2))
    await ask(one, { kind: 'permission', permission: 'create-orbs' }, 'Pour mes rêves.');
  return people;
};

/** One client: every second one says yes to what is sent elsewhere, and a third of them writes nothing. */
const settle = async (url: string, firstname: string, at: number): Promise<ApiClient> => {
  const address = firstname.normalize('NFD').replaceAll(/\W/gu, '').toLowerCase();
  const client = await registerClient(url, { firstname, email: `${address}@example.org` }, `192.0.2.${at + 1}`);
  if (at % 2 === 0) await acceptEverything(client);
  if (at % 3 !== 2) await caller(client)('POST', '/thoughts', writtenThought(`${thoughtWords}, le ${at + 1}.`));
  return client;
};

/** What an operator meets on a day: a page and more of clients, thoughts, requests, reports, work that fails where the endpoint does. */
export const populate = async (url: string) => {
  const clients: ApiClient[] = [];
  // One after the other: each password is hashed, and the server is a small one.
  for (const [at, firstname] of names.entries()) clients.push(await settle(url, firstname, at));
  for (const client of clients.slice(0, 6)) await speak(client);
  for (const client of clients.slice(2, 4)) await ask(client, { kind: 'help' }, 'Comment exporter mes pensées ?');
  for (const client of clients.slice(4, 8))
    await ask(client, { kind: 'permission', permission: 'create-orbs' }, 'Pour mes carnets de rêves.');
  return { clients, reportId: await quarrel(clients.slice(0, 5)) };
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionsAnswer } from '@ecrin/contracts/client/security.ts';
import { erasureCertificate, type ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { mark } from '@ecrin/testing/erasure/marked-kinds.ts';
import { apiClient, sha256 } from '@ecrin/testing/kits/api-client.ts';
import { dayOneArchive } from '@ecrin/testing/kits/journals/journal-file.ts';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { filesBelow } from '#erasure/proof/files.ts';
import { aiming, moment, reading, reminding } from '#test/auth/access.fixtures.ts';
import { codeIn, waitForMessage } from '#test/auth/outbox.fixtures.ts';
import { openSettings, openTestCommunity } from '#test/communities/community.fixtures.ts';
import { importActsOf } from '#test/imports/imports.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';

const marked = (body: object): object => JSON.parse(JSON.stringify(body).replaceAll('Claire', mark)) as object;

/** `path`: of the page of a story they shared. */
export type MarkedAccount = Readonly<{
  client: SignedInClient;
  path: string;
  community: Awaited<ReturnType<typeof openTestCommunity>>;
}>;

/** Somebody who wrote the mark into every kind of thing, in the community of `owner` too. `name`: with the mark. */
export const writeMarkedAccount = async (
  server: TestServer,
  owner: SignedInClient,
  name = mark,
): Promise<MarkedAccount> => {
  const client = await registerTestClient(server, name);
  const { token, userId } = client;
  const say = async (request: string, body: object): Promise<Answer> => {
    const answer = await sendRequest(server, request, { token, body: marked(body) });
    if (answer.status >= 300) throw new Error(`${request}: ${answer.text}`);
    return answer;
  };
  await say('POST /api/client/email/proof', { code: codeIn(await waitForMessage(server, client.email)) });
  // What others were told under a first name is theirs: it is not marked.
  await say(`PUT /api/client/${userId}`, { firstname: 'Maud', lastname: 'Claire', job: 'Claire', city: 'Claire' });
  const stories = storyActsOf(server, token);
  const thoughtIds = [
    await stories.write(`Un ${mark} dans l’aquarium, ce matin.`),
    await stories.write(`Le ${mark} dort.`),
  ];
  await say(`PUT /api/client/thoughts/${thoughtIds[0]}/insights/title`, { value: 'Claire' });
  const next = systemIds.next;
  await say('POST /api/client/threads', { threadId: next(), name: 'Claire', colour: 'sky' });
  await say('POST /api/client/goals', { ...aiming, goalId: next() });
  await say('POST /api/client/reminders', { ...reminding, reminderId: next(), description: 'Claire' });
  await say('POST /api/client/orbs', { ...reading, orbId: next() });
  const question = { questionId: next(), text: 'Où est Claire ?', timeZone: moment.timeZone };
  await say(`POST /api/client/conversations/${next()}/questions`, question);
  await say('POST /api/client/memory/facts', { factId: next(), text: 'Claire' });
  await speak(server, client);
  await bringJournals(server, client);
  const { path } = await stories.share(await stories.begin(thoughtIds, mark));
  const community = await openTestCommunity(server, owner, { settings: openSettings });
  await community.ask(client);
  await community.share(client, thoughtIds[1] ?? '');
  await community.write(client, `Un ${mark} pour vous.`);
  return { client, path, community };
};

/** A recording, which stays begun and kept. */
const speak = async (server: TestServer, { token, userId }: SignedInClient): Promise<void> => {
  const api = apiClient(server.url, { token, clientId: userId });
  const [recordingId, sound] = [systemIds.next(), wavOf(new Float32Array(16_000))];
  await api.upload(recordingId, 0, sound);
  const of = { thoughtId: systemIds.next(), chunks: 1, sha256: sha256(sound), durationMs: 1_000, language: 'fr' };
  await api.call('POST', `/recordings/${recordingId}/seal`, { body: { ...of, ...moment } });
  await api.upload(systemIds.next(), 0, sound);
};

/** A journal from elsewhere that was brought, one that was only shown, and the beginning of a file. */
const bringJournals = async (server: TestServer, client: SignedInClient): Promise<void> => {
  const imports = importActsOf(server, client);
  const entry = { creationDate: '2019-03-02T19:00:00Z', timeZone: 'Europe/Paris', tags: [mark] };
  const journalOf = (text: string) => dayOneArchive({ [mark]: [{ ...entry, uuid: text, text }] });
  const { importId } = await imports.previewOf(journalOf(`Un ${mark} venu d’un autre journal.`), `${mark}.zip`);
  if ((await imports.start(importId)).status !== 200) throw new Error('an import was not started');
  await imports.until('ended', 1);
  await imports.previewOf(journalOf(`Un ${mark} qui reste au seuil.`), `${mark}-2.zip`);
  const api = apiClient(server.url, { token: client.token, clientId: client.userId });
  await api.upload(systemIds.next(), 0, Buffer.from(`Un ${mark} dont la suite manque.`));
};

/** Files that have these bytes anywhere, free pages and logs of databases included. */
export const filesWith = async (folder: string, bytes: string | Buffer): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const file of await filesBelow(folder)) {
    const content = await readFile(join(folder, file)).catch(() => Buffer.alloc(0));
    if (content.includes(bytes) || (typeof bytes === 'string' && file.includes(bytes))) found.push(file);
  }
  return found;
};

export const askErasure = async (server: TestServer, token: string, when = 'now'): Promise<AskedErasure> => {
  const { body } = await sendRequest(server, 'GET /api/client/sessions', { token });
  const answer = await sendRequest(server, 'POST /api/client/erasure', { token, body: { when } });
  if (answer.status !== 200) throw new Error(`the erasure was answered ${answer.text}`);
  if (when === 'now') await forgetThere(server, token, (body as SessionsAnswer).items);
  return answer.body as AskedErasure;
};

/** Whose token it is. */
const ownerOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

/** As the pages of these devices say once they keep nothing. */
export const forgetThere = async (
  server: Pick<TestServer, 'url'>,
  token: string,
  sessions: readonly Readonly<{ sessionId: string }>[],
): Promise<void> => {
  const sessionIds = sessions.map(({ sessionId }) => sessionId);
  const answer = await sendRequest(server, `POST /api/client/erased/${ownerOf(token)}`, { body: { sessionIds } });
  if (answer.status >= 300) throw new Error(`the device was answered ${answer.text}`);
};

/** Of erasures of a part: the token of the device that asked for each. */
const askedFrom = new Map<string, string>();
export const noteAskedFrom = ({ number }: AskedErasure, token: string): void => void askedFrom.set(number, token);

export const stateOfErasure = async (
  server: Pick<TestServer, 'url'>,
  { number, code }: Pick<AskedErasure, 'number' | 'code'>,
): Promise<ErasureState> =>
  (await sendRequest(server, `GET /api/client/erasures/${number}`, { headers: { [erasureCodeHeader]: code } }))
    .body as ErasureState;

/** And until the device that asked for it has said that it keeps nothing. Asks rarely: tries from one address are counted. */
export const waitUntilErased = async (server: TestServer, asked: AskedErasure): Promise<void> => {
  await pollUntil(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return (await stateOfErasure(server, asked)).state === 'done';
    },
    { timeoutMs: 90_000, what: 'an erased account' },
  );
  const token = askedFrom.get(asked.number);
  if (token !== undefined)
    await sendRequest(server, 'POST /api/client/erasures/devices', { token, body: { numbers: [asked.number] } });
};

/** Whether the certificate of an erasure is whole, and the places that are open in it. */
export const openPlacesOf = async (server: TestServer, of: AskedErasure) => {
  const { certificate } = await stateOfErasure(server, of);
  const { places, isWhole } = erasureCertificate.parse(JSON.parse(certificate ?? ''));
  return [isWhole, places.filter(({ found }) => found !== 0).map(({ place }) => place)];
};

import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import sharp from 'sharp';
import { openTestCommunity } from '#test/communities/community.fixtures.ts';
import { createTestOrganization, openTestRequest, readAfter } from '#test/inbox/inbox.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import type { SignedInAdmin } from './admin.fixtures.ts';

/** What a read cannot do without. */
export const queriesOfReads: Readonly<Record<string, string>> = {
  '/api/admin/ids': '?q=01900000',
  '/api/admin/settings/budget-preview': '?setting=clientTokensPerMonth&value=100',
  '/api/admin/settings/recordings-to-erase': '?days=30',
  '/api/admin/broadcast-audience': '?to=all',
};

const done = (answer: Answer): Answer => {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
};

/** The first words stand in what is reported, the second ones beside it. */
const reportIn = async (server: TestServer, author: SignedInClient, unseen: string) => {
  const [owner, reporter] = await Promise.all(['odile', 'lina'].map((name) => registerTestClient(server, name)));
  if (!owner || !reporter) throw new Error('a report needs people');
  const place = await openTestCommunity(server, owner);
  await place.enter(author, 'anne');
  await place.enter(reporter, 'lina');
  await place.write(author, unseen);
  const { commentId } = await place.write(author, 'Sûrement pas vous.');
  const reported = await place.say(reporter, `PUT ${place.path}/comments/${commentId}/report`, { reason: 'other' });
  return { reportId: `comment.${commentId}`, reported: done(reported) };
};

/** Gives an administrator a picture; resolves to its version. */
export const givePicture = async (server: TestServer, { token }: SignedInAdmin): Promise<string> => {
  const square = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffd700' } });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' };
  const body = new Uint8Array(await square.png().toBuffer());
  await fetch(`${server.url}/api/admin/picture`, { method: 'PUT', headers, body });
  const { body: me } = await sendRequest(server, 'GET /api/admin/me', { token });
  const { admin } = me as Readonly<{ admin: Readonly<{ picture: string }> }>;
  return admin.picture.split('/').at(-1) ?? '';
};

/** One of each thing that an administrator reads by its id, in words without `unseen` wherever they are written to administrators. Returns the ids by the names of parameters. */
export const seedAdminReads = async (
  server: TestServer,
  { admin, client, unseen }: Readonly<{ admin: SignedInAdmin; client: SignedInClient; unseen: string }>,
): Promise<Readonly<Record<string, string>>> => {
  const { token } = admin;
  const broadcastId = systemIds.next();
  const words = { fr: { title: 'Une pause', body: 'Samedi, dans la nuit.' }, en: null };
  const plan = { form: 'message', audience: { to: 'all' }, channels: ['in-app'], fallback: 'fr', opens: null, words };
  done(await sendRequest(server, `PUT /api/admin/broadcasts/${broadcastId}`, { token, body: plan }));
  const organization = await createTestOrganization(server, admin);
  const request = await openTestRequest(server)(client, { kind: 'help' }, 'Comment exporter mes pensées ?');
  const { reportId, reported } = await reportIn(server, client, unseen);
  const exported = await sendRequest(server, `POST /api/admin/clients/${client.userId}/activity/export`, {
    token,
    body: {},
  });
  const proposalId = systemIds.next();
  const proposed = await sendRequest(server, `POST /api/admin/clients/${client.userId}/erasure-proposals`, {
    token,
    body: { proposalId, reason: 'Demandé par courrier' },
  });
  const { url } = done(exported).body as Readonly<{ url: string }>;
  const read = readAfter(server);
  await read(admin, `/api/admin/requests/${request.id}`, request);
  await read(admin, `/api/admin/organizations/${organization.id}`, organization);
  await read(admin, `/api/admin/comments/${reportId}`, reported);
  await read(admin, `/api/admin/erasure-proposals/${proposalId}`, done(proposed));
  return {
    broadcastId,
    proposalId,
    organizationId: organization.id,
    requestId: request.id,
    reportId,
    ticket: url.split('/').at(-1) ?? '',
    readyOrbId: '01900000-0000-7000-8000-000000000001',
  };
};

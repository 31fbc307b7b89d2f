import type { SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { Consents } from '@ecrin/contracts/consent/consent.ts';
import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import type { RunEstimate } from '@ecrin/contracts/orb/orb-run.ts';
import { expect, it } from 'vitest';
import { registerTestClient, sendRequest, startTestServer } from '#test/server.fixtures.ts';

/** What a server is set up to do. `heard`, `written`, `placed`: the host that words go to for it; null: they stay. */
type Abilities = Readonly<{
  mail: boolean;
  phone: readonly string[];
  heard: string | null;
  written: string | null;
  placed: string | null;
  backupsLeave?: true;
}>;

const host = 'http://127.0.0.1:9';
const atEndpoint = { AI_BASE_URL: `${host}/v1` };
const mail = { SMTP_URL: 'smtp://127.0.0.1:9' };
const bucketKey = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
/** Where no mail is set up, messages to phones are written into the outbox folder like it. */
const nothing: Abilities = { mail: false, phone: ['sms', 'whatsapp'], heard: null, written: null, placed: null };

const table: readonly (readonly [name: string, environment: Readonly<Record<string, string>>, Abilities])[] = [
  ['nothing', {}, nothing],
  ['mail', mail, { ...nothing, mail: true, phone: [] }],
  ['messages to phones', { ...mail, SMS_GATEWAY_URL: `${host}/sms` }, { ...nothing, mail: true, phone: ['sms'] }],
  ['backups in a folder', { BACKUPS_TO: '/elsewhere' }, nothing],
  ['backups in a bucket', { BACKUPS_TO: 's3://bucket', ...bucketKey }, { ...nothing, backupsLeave: true }],
  ['keys alone in a bucket', { BACKUP_KEYS_TO: 's3://bucket', ...bucketKey }, nothing],
  ['no backups', { BACKUPS_TO: 'off' }, nothing],
  ['a model that hears', { ...atEndpoint, TRANSCRIPTION_MODEL: 'une-oreille' }, { ...nothing, heard: host }],
  ['a model that writes', { ...atEndpoint, CHAT_MODEL: 'une-plume' }, { ...nothing, written: host }],
  ['a model of meanings', { ...atEndpoint, EMBEDDING_MODEL: 'une-carte' }, { ...nothing, placed: host }],
];

it.each(table)('every answer says the same of a server with %s', async (_name, environment, expected) => {
  const server = await startTestServer(environment);
  try {
    const { token } = await registerTestClient(server, 'aline');
    const get = async <Answer>(path: string): Promise<Answer> => {
      const { status, body } = await sendRequest(server, `GET /api/client${path}`, { token });
      expect(status).toBe(200);
      return body as Answer;
    };
    const waysIn = await get<SignInMethods>('/ways-in');
    const notices = await get<NotificationSetUp>('/notification-settings');
    const { items } = await get<Consents>('/consents');
    const chat = await get<ChatEngine>('/chat/engine');
    const orbs = await get<RunEstimate>('/orb-runs/estimate');
    const hostFor = (purpose: string) => items.find((one) => one.purpose === purpose)?.host ?? null;

    expect({
      mail: waysIn.mail,
      ...(waysIn.backupsLeave && { backupsLeave: waysIn.backupsLeave }),
      phone: waysIn.phone,
      heard: hostFor('transcription'),
      written: hostFor('answers'),
      placed: hostFor('meaning'),
    }).toEqual(expected);
    // And each other answer that a sentence takes a variable from.
    expect({ mailSetUp: notices.mailSetUp, push: notices.publicKey !== null }).toEqual({
      mailSetUp: expected.mail,
      push: waysIn.push,
    });
    expect({ endpoint: orbs.endpoint, orbs: hostFor('orbs'), drafts: hostFor('drafts') }).toEqual({
      endpoint: expected.written,
      orbs: expected.written,
      drafts: expected.written,
    });
    expect(chat.sentFor).toBe((expected.written && 'answers') ?? (expected.placed && 'meaning'));
  } finally {
    await server.remove();
  }
});

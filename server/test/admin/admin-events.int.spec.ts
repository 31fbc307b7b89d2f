import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { openStores } from '#storage/open-stores.ts';
import { sendRequest, password, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  startAdminServer,
  signInWithPassword,
  signInWithCode,
  firstAdminEmail,
  firstSuperadmin,
  type SignedInAdmin,
  type EnrolledAdmin,
} from './admin.fixtures.ts';

const device = 'Navigateur de l’essai/1.0';
const newPassword = 'un-autre-cerisier';

describe('events of administrators', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let events: readonly RecordedEvent[];

  const acts = async (): Promise<void> => {
    const by = (who: Readonly<{ token: string }>, request: string, body?: object) =>
      sendRequest(server, request, {
        token: who.token,
        headers: { 'User-Agent': encodeURI(device) },
        ...(body ? { body } : {}),
      });
    await by(alix, `PUT /api/admin/admins/${bea.userId}`, { fullname: 'Béatrice Wilhelm', role: 'superadmin' });
    await by(alix, `PUT /api/admin/admins/${bea.userId}`, { role: 'admin' });
    await by(bea, 'PUT /api/admin/me', { language: 'en' });
    await by(alix, `PUT /api/admin/admins/${bea.userId}/password`, { newPassword });
    await by(alix, `POST /api/admin/admins/${bea.userId}/deactivation`);
    await by(alix, `DELETE /api/admin/admins/${bea.userId}/deactivation`);
    await signInWithCode(server, { email: firstAdminEmail, code: () => alix.recoveryCodes[0] ?? '' });
    await by(alix, 'POST /api/admin/second-factor/recovery-codes', { password });
    await by(alix, 'DELETE /api/admin/sessions');
    await by(alix, 'DELETE /api/admin/session');
  };
  const readAll = async (): Promise<readonly RecordedEvent[]> => {
    const { shared } = readConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', ROLES: 'workflows' });
    const closing = createClosing(createLog(shared));
    const found: RecordedEvent[] = [];
    const { events } = await openStores(shared, { clock: systemClock, closing });
    // The orbs that come with Écrin are added at the first start.
    for await (const event of events.readAll()) if (event.metadata.actor !== 'system:ready-orbs') found.push(event);
    await closing.closeAll();
    return found;
  };
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    await signInWithPassword(server, bea.email);
    await acts();
    await server.restart(async () => {
      events = await readAll();
    });
  });
  afterAll(() => server.remove());

  const of = (type: string): readonly RecordedEvent[] => events.filter((event) => event.type === type);

  it('each action is recorded by one event', () =>
    expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual([
      'AdminCreated',
      'AdminDeactivated',
      'AdminEdited',
      'AdminLanguageChosen',
      'AdminLoggedIn',
      'AdminLoggedOut',
      'AdminPasswordChanged',
      'AdminReactivated',
      'AdminRecoveryCodeUsed',
      'AdminRecoveryCodesRenewed',
      'AdminRoleChanged',
      'AdminSecondFactorConfirmed',
      'AdminSessionEnded',
      // That passwords do, for this test.
      'ServiceSettingChanged',
    ]));

  it('says who chose a password: its administrator, or another one', () =>
    expect(of('AdminPasswordChanged').map(({ metadata, data }) => [metadata.actor, data])).toMatchObject([
      [`admin:${bea.userId}`, { adminId: bea.userId, by: bea.userId, given: false }],
      [`admin:${alix.userId}`, { adminId: bea.userId, by: alix.userId, given: true }],
    ]));
  it.each(['AdminEdited', 'AdminRoleChanged', 'AdminDeactivated', 'AdminReactivated'])(
    'each event names the actor, the session and the owner: %s',
    (type) => {
      for (const event of of(type)) {
        expect(event.metadata).toMatchObject({ actor: `admin:${alix.userId}`, ownerId: bea.userId });
        expect(event.data).toMatchObject({
          adminId: bea.userId,
          by: alix.userId,
          sessionId: expect.stringMatching(/-/),
        });
        expect(event.private).toMatchObject({ device: encodeURI(device) });
      }
    },
  );

  it('sign-ins are recorded, with their method', () => {
    expect(
      of('AdminLoggedIn').map(({ metadata, data }) => [
        metadata.actor,
        (data as Readonly<{ secondStep: string | null }>).secondStep,
      ]),
    ).toEqual([
      [`admin:${alix.userId}`, null],
      [`admin:${bea.userId}`, null],
      [`admin:${bea.userId}`, null],
      [`admin:${alix.userId}`, 'recovery-code'],
    ]);
    expect(of('AdminCreated')[0]?.data).toMatchObject({ by: null, role: 'superadmin' });
  });

  it('events contain no personal words in plaintext and no secrets', () => {
    const open = JSON.stringify(events.map(({ type, data, metadata }) => ({ type, data, metadata })));
    for (const word of ['exemple.fr', 'Béatrice', 'bea@', encodeURI(device)]) expect(open).not.toContain(word);
    const all = JSON.stringify(events);
    for (const secret of [
      password,
      newPassword,
      alix.secret,
      ...alix.recoveryCodes,
      alix.token,
      alix.cookie.split('=')[1] ?? '',
    ])
      expect(all).not.toContain(secret);
  });

  it('no personal words are readable on disk outside the read models and the list of sessions', async () => {
    for (const file of await readdir(server.dataDir)) {
      if (!/\.db/.test(file) || /^(models|access)\.db/.test(file)) continue;
      const text = (await readFile(join(server.dataDir, file))).toString('latin1');
      for (const word of ['alix@exemple.fr', 'Wilhelm', alix.secret, password])
        expect([file, text.includes(word)]).toEqual([file, false]);
    }
    const access = (await readFile(join(server.dataDir, 'access.db'))).toString('latin1');
    for (const secret of ['alix@exemple.fr', alix.secret, ...alix.recoveryCodes, password])
      expect(access).not.toContain(secret);
  });
});

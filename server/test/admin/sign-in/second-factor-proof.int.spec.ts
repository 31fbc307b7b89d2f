import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, type TestServer } from '#test/server.fixtures.ts';
import { addAdmin, firstSuperadmin, startAdminServer, type EnrolledAdmin } from '../admin.fixtures.ts';

describe('a code of the second factor before a grave act', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
  });
  afterAll(() => server.remove());

  const prove = (token: string, code: string) =>
    sendRequest(server, 'POST /api/admin/second-factor/proof', { token, body: { code } });

  it('is accepted once', async () => {
    const code = alix.code();
    expect(await prove(alix.token, code)).toMatchObject({ status: 204 });
    expect(await prove(alix.token, code)).toMatchObject({ status: 403, body: { code: 'admin.code-refused' } });
  });
  it('is refused when it is wrong', async () =>
    expect(await prove(alix.token, '000000')).toMatchObject({ status: 403, body: { code: 'admin.code-refused' } }));
  it('may be a recovery code', async () =>
    expect(await prove(alix.token, alix.recoveryCodes[0] ?? '')).toMatchObject({ status: 204 }));
  it('cannot be given without a second factor', async () => {
    const bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    expect(await prove(bea.token, '123456')).toMatchObject({ status: 409, body: { code: 'admin.no-second-factor' } });
  });
});

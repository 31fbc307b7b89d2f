import { expect, it } from 'vitest';
import { at, type AccessStoreCases } from './access-store.fixtures.ts';

export const forgetUserCases: AccessStoreCases = (store, restart) => {
  it('forgets all of a person whose account is erased, and nothing of others', async () => {
    for (const one of ['erased', 'another']) {
      const times = { createdAt: at(0), lastUsedAt: at(0), expiresAt: at(3_600) };
      const session = {
        sessionId: `session-${one}`,
        userType: 'client',
        userId: one,
        device: 'Firefox',
        ...times,
      } as const;
      await store().openSession(session, `refresh-${one}`);
      await store().saveCredential(`credential-${one}`, 'hash');
      await store().saveFactor(`passkey-${one}`, 'public key');
      const sent = { secretHash: `secret-${one}`, issuedAt: at(0), expiresAt: at(300), triesLeft: 5 };
      await store().issueChallenge({ key: `email:${one}`, payload: null, ...sent });
      await store().issueChallenge({ key: `link:of-${one}`, payload: `{"clientId":"${one}"}`, ...sent });
      await store().countAttempt({ key: `password:${one}`, limit: 1, windowMs: 60_000, now: at(0) });
    }
    const user = { userId: 'erased', credentialIds: ['credential-erased'], factorIds: ['passkey-erased'] };
    await store().forgetUser(user);
    await store().forgetUser(user);
    await restart();
    const left = async (one: string) => [
      await store().findSession(`session-${one}`, at(1)),
      await store().findCredential(`credential-${one}`),
      await store().findFactor(`passkey-${one}`),
      await store().findChallenge(`email:${one}`, at(1)),
      await store().findChallenge(`link:of-${one}`, at(1)),
    ];
    expect(await left('erased')).toEqual([null, null, null, null, null]);
    expect(await left('another')).not.toContain(null);
    const allowed = async (one: string) =>
      (await store().countAttempt({ key: `password:${one}`, limit: 1, windowMs: 60_000, now: at(1) })).allowed;
    expect([await allowed('erased'), await allowed('another')]).toEqual([true, false]);
  });
};

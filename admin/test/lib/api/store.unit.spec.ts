// @vitest-environment happy-dom
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { beforeEach, expect, it } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { meApi } from '#lib/session/me.api.ts';
import { endSession, startSession, storedToken, wasSessionLost } from '#lib/session/session.ts';

const ada: AdminProfile = {
  _id: 'a1',
  role: 'superadmin',
  fullname: 'Ada',
  email: null,
  picture: null,
  notifications: 0,
  language: 'fr',
  passwordGiven: false,
  secondFactor: 'enrolled',
  secondFactorRequired: true,
  hasAuthenticator: true,
  passkeys: [],
  passkeysOffered: true,
};
const kept = () => Object.keys(store.getState()[api.reducerPath].queries).length;

beforeEach(() => startSession({ token: 'one', userType: 'admin', userId: 'a1' }));

it('clears the cache when the administrator signs out, not when their token is refreshed', async () => {
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, ada));

  startSession({ token: 'two', userType: 'admin', userId: 'a1' });
  expect(kept()).toBe(1);

  endSession();
  expect(kept()).toBe(0);
});

it('ends the session when `me` answers without a profile', async () => {
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, null));

  expect(storedToken()).toBeNull();
  expect(wasSessionLost()).toBe(true);
});

// @vitest-environment happy-dom
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { expect, it } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { clientApi } from '#lib/session/client.api.ts';
import { endSession, startSession, storedToken } from '#lib/session/session.ts';

const camille: ClientProfile = {
  _id: 'u1',
  firstname: 'Camille',
  lastname: null,
  email: null,
  emailProved: false,
  emailTaken: false,
  awaitedEmail: null,
  phone: null,
  identities: [],
  hasPassword: true,
  passkeys: [],
  picture: null,
  job: null,
  organisation: null,
  city: null,
  department: null,
  country: null,
  helpLine: 'shown',
  referralCode: '',
  favorites: [],
  notifications: 0,
  language: 'fr',
  words: [],
  registeredAt: '2026-11-18T08:00:00.000Z',
};
const kept = () => Object.keys(store.getState()[api.reducerPath].queries).length;
const fill = () => store.dispatch(clientApi.util.upsertQueryData('getMe', undefined, camille));

it('clears the cache when the person signs out, not when their token is refreshed', async () => {
  startSession({ token: 'one', userType: 'client', userId: 'u1' });
  await fill();

  startSession({ token: 'two', userType: 'client', userId: 'u1' });
  expect(kept()).toBe(1);

  endSession();
  expect(kept()).toBe(0);
});

it('ends the session when `me` answers without a profile', async () => {
  startSession({ token: 'one', userType: 'client', userId: 'u1' });

  await store.dispatch(clientApi.util.upsertQueryData('getMe', undefined, null));

  expect(storedToken()).toBeNull();
});

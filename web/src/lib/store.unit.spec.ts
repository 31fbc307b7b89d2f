// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { api } from './api.ts';
import { clientApi } from './client.api.ts';
import { endSession, startSession } from './session.ts';
import { store } from './store.ts';

const kept = () => Object.keys(store.getState()[api.reducerPath].queries).length;
const fill = () => store.dispatch(clientApi.util.upsertQueryData('getMe', undefined, null));

it('forgets what was fetched when the person leaves, not when their token is renewed', async () => {
  startSession({ token: 'one', userType: 'client', userId: 'u1' });
  await fill();

  startSession({ token: 'two', userType: 'client', userId: 'u1' });
  expect(kept()).toBe(1);

  endSession();
  expect(kept()).toBe(0);
});

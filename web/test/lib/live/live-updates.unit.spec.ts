// @vitest-environment happy-dom
import { configureStore } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { subscribeToNotifications, invalidateOnReadModelChanges } from '#lib/live/live-updates.ts';

const lists = api.injectEndpoints({
  endpoints: (build) => ({
    goals: build.query<string[], void>({ query: () => '/goals', providesTags: ['Goal'] }),
    cards: build.query<string[], void>({
      query: () => '/thoughts',
      providesTags: (ids = []) => ['LIST', ...ids].map((id) => ({ type: 'ThoughtCard' as const, id })),
    }),
    reminders: build.query<string[], void>({ query: () => '/reminders', providesTags: ['Reminder'] }),
    setUp: build.query<string[], void>({
      query: () => '/notification-settings',
      providesTags: ['NotificationSettings'],
    }),
  }),
});

const openStore = () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const isIdle = () =>
    Object.values(store.getState()[api.reducerPath].queries).every((query) => query?.status === QueryStatus.fulfilled);
  /** Waits until all requests are done. */
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await expect.poll(isIdle).toBe(true);
  };
  return { store, settle };
};
type Listener = Record<string, (...words: unknown[]) => void>;
/** The client's listeners by event name, for the spec to call. */
const fakeSocket = () => {
  const listeners: Listener[string][] = [];
  const names: string[] = [];
  const said: unknown[][] = [];
  return {
    socket: {
      on: (name: string, listener: never) => (names.push(name), listeners.push(listener), undefined as never),
      emit: (...words: unknown[]) => (said.push(words), undefined as never),
    },
    say: (name: string, ...words: unknown[]) =>
      names.forEach((known, at) => known === name && listeners[at]?.(...words)),
    said,
  };
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(['a']), { headers: { 'content-type': 'application/json' } })),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('live updates', () => {
  it('offer mails once the address in the profile is proved', async () => {
    const { store, settle } = openStore();
    const { socket, say } = fakeSocket();
    invalidateOnReadModelChanges(socket, store.dispatch);
    void store.dispatch(lists.endpoints.setUp.initiate());
    await settle();
    say('read-model-changed', { model: 'client-profile', id: 'u1', change: 'changed', position: 1 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('refetch what is on screen and changed, not unrelated data', async () => {
    const { store, settle } = openStore();
    const { socket, say } = fakeSocket();
    invalidateOnReadModelChanges(socket, store.dispatch);
    void store.dispatch(lists.endpoints.cards.initiate());
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);

    say('read-model-changed', { model: 'thought-card', id: 'stranger', change: 'changed', position: 1 });
    say('read-model-changed', { model: 'thought-detail', id: 'a', change: 'changed', position: 2 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);

    say('read-model-changed', { model: 'thought-card', id: 'a', change: 'changed', position: 3 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);

    say('read-model-changed', { model: 'thought-card', id: 'b', change: 'added', position: 4 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(3);

    // Its name and colour are on every card in it.
    say('read-model-changed', { model: 'thread', id: 't', change: 'changed', position: 5 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(4);

    // After a reconnect nothing on screen is stale.
    say('initOk', 'u1');
    await settle();
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  it('what is on screen is not asked for again when the server tells all that changed', async () => {
    const { store, settle } = openStore();
    const { socket, say } = fakeSocket();
    invalidateOnReadModelChanges(socket, store.dispatch);
    void store.dispatch(lists.endpoints.cards.initiate());
    await settle();
    say('initOk', 'u1', { told: 8, complete: true });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    say('initOk', 'u1', { told: null, complete: false });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('goals are counted again when a thought, a thread, a goal or their calendar changes', async () => {
    const { store, settle } = openStore();
    const { socket, say } = fakeSocket();
    invalidateOnReadModelChanges(socket, store.dispatch);
    void store.dispatch(lists.endpoints.goals.initiate());
    await settle();
    for (const [at, model] of ['thought-card', 'thread', 'goal', 'goal-calendar'].entries()) {
      say('read-model-changed', { model, id: 'stranger', change: 'changed', position: at });
      await settle();
      expect(fetch).toHaveBeenCalledTimes(at + 2);
    }
  });

  it('refetch complete lists, whichever of their documents changed', async () => {
    const { store, settle } = openStore();
    const { socket, say } = fakeSocket();
    invalidateOnReadModelChanges(socket, store.dispatch);
    void store.dispatch(lists.endpoints.reminders.initiate());
    await settle();
    say('read-model-changed', { model: 'notification', id: 'n', change: 'added', position: 1 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);

    say('read-model-changed', { model: 'reminder', id: 'r', change: 'changed', position: 2 });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('authenticate, ask for the unread count, and pass on what arrives', () => {
    const { socket, say, said } = fakeSocket();
    const onCount = vi.fn();
    const onTitle = vi.fn();

    subscribeToNotifications(socket, { userId: 'u1', isFetching: () => true, onCount, onTitle })();
    say('initOk', 'u1');
    say('notificationCount', { count: 3 });
    say('newNotification', { count: 4, notification: { title: 'Votre pensée est prête' } });

    expect(said).toEqual([
      ['init', { userId: 'u1', accountType: 'client', businessId: null, told: null }],
      ['getNotificationCount', 'u1'],
    ]);
    expect(onCount.mock.calls).toEqual([[3], [4]]);
    expect(onTitle).toHaveBeenCalledWith('Votre pensée est prête');
  });
});

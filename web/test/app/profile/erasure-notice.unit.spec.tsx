// @vitest-environment happy-dom
import { isFetching } from '@ecrin/browser/api/app-store.ts';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

const mocks = vi.hoisted(() => ({
  showToast: vi.fn(),
  forgetPerson: vi.fn(async (_userId: string) => undefined),
  forgetParts: vi.fn(async (_done: readonly string[]) => undefined),
}));
vi.mock('@ecrin/browser/page/toasts.ts', () => ({ showToast: mocks.showToast }));
vi.mock('#lib/erasure/forget-parts.ts', () => ({ forgetParts: mocks.forgetParts }));
vi.mock('#lib/session/forget-person.ts', () => ({ forgetPerson: mocks.forgetPerson }));
const { ErasureNotice } = await import('#app/profile/erasure-notice.tsx');
const { noteAskedHere } = await import('#features/profile/erasure/asked-here.ts');

const asked = vi.fn(async (_call: string): Promise<Response> => Response.json({}));
/** Times it was asked whether one was undone. */
const outlooks = () => asked.mock.calls.filter(([call]) => call === 'GET /erasure');
const undone = { askedAt: '2026-11-18T10:00:00Z', withdrawnAt: '2026-11-19T10:00:00Z' };
const signIn = () => act(async () => startSession({ token: 'a', userType: 'client', userId: 'u1' }));
const show = () =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ErasureNotice />
      </IntlProvider>
    </Provider>,
  );

beforeEach(() => stubClientApi(asked));
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('an erasure that signing in has undone', () => {
  beforeEach(() => void asked.mockImplementation(async () => Response.json({ withdrawn: undone })));

  it('is said once after signing in, with the day it was asked for', async () => {
    show();
    await signIn();
    await waitFor(() => expect(mocks.showToast).toHaveBeenCalledOnce());
    expect(mocks.showToast.mock.calls[0]?.[0]).toMatchObject({
      message: 'L’effacement demandé le 18/11 est annulé. Rien n’a été effacé.',
    });
  });

  it('is not asked for again when the app starts anew, nor said again after signing in anew', async () => {
    show();
    await signIn();
    await waitFor(() => expect(mocks.showToast).toHaveBeenCalledOnce());
    cleanup();
    show();
    expect(outlooks()).toHaveLength(1);
    await act(async () => endSession());
    await signIn();
    await waitFor(() => expect(outlooks()).toHaveLength(2));
    expect(mocks.showToast).toHaveBeenCalledOnce();
  });

  it('is asked for again where the server had no answer', async () => {
    asked.mockImplementationOnce(async () => new Response(null, { status: 500 }));
    await signIn();
    show();
    await waitFor(() => expect([outlooks().length, isFetching(store.getState())]).toEqual([1, false]));
    cleanup();
    show();
    await waitFor(() => expect(mocks.showToast).toHaveBeenCalledOnce());
  });
});

it('nobody is asked about who is signed out', () => {
  show();
  expect(asked).not.toHaveBeenCalled();
});

describe('a device on which an erasure was asked for', () => {
  it.each([
    { state: 'asked', forgets: false, follows: true },
    { state: 'withdrawn', forgets: false, follows: false },
    { state: 'under-way', forgets: true, follows: true },
    { state: 'done', forgets: true, follows: true },
  ])('$state: forgets the person: $forgets', async ({ state, forgets, follows }) => {
    asked.mockImplementation(async () => Response.json({ state }));
    noteAskedHere('u1', { number: '4F22', code: 'K3P9' });
    show();
    await waitFor(() => expect(asked).toHaveBeenCalledWith('GET /erasures/4F22', null));
    await act(async () => {});
    expect(mocks.forgetPerson.mock.calls).toEqual(forgets ? [['u1']] : []);
    expect(localStorage.getItem('askedErasure:u1') !== null).toBe(follows);
  });
});

describe('a device where somebody was signed in', () => {
  const answers = (isErased: boolean) =>
    asked.mockImplementation(async (call) => Response.json(call.startsWith('GET /erased/') ? { isErased } : {}));

  it.each([true, false])('asks about them once their session has ended, erased elsewhere: %s', async (isErased) => {
    answers(isErased);
    await signIn();
    show();
    await act(async () => {});
    expect(asked).not.toHaveBeenCalledWith('GET /erased/u1', null);
    await act(async () => endSession());
    await waitFor(() => expect(asked).toHaveBeenCalledWith('GET /erased/u1', null));
    await act(async () => {});
    expect(mocks.forgetPerson.mock.calls).toEqual(isErased ? [['u1']] : []);
  });

  it('asks about them at the next visit, where another person is signed in', async () => {
    answers(true);
    localStorage.setItem('wasHere:u2', 'yes');
    await signIn();
    show();
    await waitFor(() => expect(mocks.forgetPerson.mock.calls).toEqual([['u2']]));
  });
});

describe('a device that was away while thoughts were erased on another one', () => {
  const erasures = (...items: readonly object[]) =>
    asked.mockImplementation(async (call) => Response.json(call === 'GET /erasures' ? { items } : {}));
  const visit = async () => {
    cleanup();
    store.dispatch(api.util.resetApiState());
    mocks.forgetParts.mockClear();
    show();
    await waitFor(() => expect(isFetching(store.getState())).toBe(false));
    await act(async () => {});
    return mocks.forgetParts.mock.calls;
  };
  const doneAt = '2026-11-19T10:00:00Z';

  it('drops what it last read for as long as the server waits for it, and says so of those that are done', async () => {
    erasures();
    await signIn();
    expect(await visit()).toEqual([]);
    erasures({ number: '4F22', doneAt: null, waitsHere: true });
    expect(await visit()).toEqual([[[]]]);
    erasures({ number: '4F22', doneAt, waitsHere: true }, { number: '4F23', doneAt: null, waitsHere: true });
    expect(await visit()).toEqual([[['4F22']]]);
    erasures({ number: '4F22', doneAt, waitsHere: false });
    expect(await visit()).toEqual([]);
  });

  it('does so at once where it is open', async () => {
    erasures({ number: '4F22', doneAt: null, waitsHere: true });
    await signIn();
    await visit();
    erasures({ number: '4F22', doneAt, waitsHere: true });
    act(() => void store.dispatch(api.util.invalidateTags(['OwnErasure'])));
    await waitFor(() => expect(mocks.forgetParts.mock.lastCall).toEqual([['4F22']]));
  });
});

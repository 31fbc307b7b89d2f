// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAnswerDb } from '#lib/kept-answers/answer-store.ts';
import { openDeviceDb } from '#lib/outbox/device-db.ts';
import { forgetPerson } from '#lib/session/forget-person.ts';
import { hereKey, noteHere, sessionsHere } from '#lib/session/here-before.ts';
import { personStores } from '#lib/session/person-stores.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { camille, somebodyElse, written } from '#test/lib/outbox/outbox.fixtures.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

// Nothing is sent meanwhile.
vi.mock('#lib/outbox/tab-locks.ts', async (actual) => ({
  ...(await actual<object>()),
  withTabLock: () => new Promise(() => {}),
}));

const [first, second] = ['019a0000-0000-7000-8000-0000000000f1', '019a0000-0000-7000-8000-0000000000f2'];
const tokenOf = (sid: string) => `head.${btoa(JSON.stringify({ sid }))}.signature`;
/** Signed in here once, and out again. */
const visit = (userId: string, sessionId: string): void => {
  startSession({ token: tokenOf(sessionId), userType: 'client', userId });
  noteHere(userId);
  endSession();
};
const reported = vi.fn((_call: string, _body: unknown): Response => new Response(null, { status: 204 }));
const caches = { delete: vi.fn(async (_name: string) => true) };

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  [reported, caches.delete].forEach((mock) => mock.mockClear());
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('caches', caches);
  stubClientApi(async (call, body) => reported(call, body));
  visit(camille, first);
  visit(somebodyElse, first);
});

/** What each store has of Camille, and of somebody else. */
const fill = async (): Promise<void> => {
  for (const userId of [camille, somebodyElse]) localStorage.setItem(`draft:${userId}`, 'Un brouillon');
  sessionStorage.setItem('place', '/app/thoughts?q=calmar');
  for (const [id, userId] of [
    ['a', camille],
    ['b', somebodyElse],
  ] as const)
    await openDeviceDb().queue.put(written(id, { userId }));
  await openAnswerDb().answers.put({ name: 'x', at: 1, sealed: new Uint8Array(3) });
};
const left = async () => ({
  drafts: Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
  place: sessionStorage.length,
  waiting: (await openDeviceDb().queue.toArray()).map(({ userId }) => userId),
  answers: await openAnswerDb().answers.count(),
});

describe('a device on which somebody was signed in whose account is erased', () => {
  it('forgets them in every store, leaves what others have, and says so by the sessions that were open on it', async () => {
    visit(camille, second);
    await fill();
    await forgetPerson(camille);
    const drafts = [`draft:${somebodyElse}`];
    expect(await left()).toEqual({ drafts, place: 0, waiting: [somebodyElse], answers: 0 });
    expect(caches.delete.mock.calls.flat()).toEqual(['ecrin-shared', 'ecrin-lock']);
    expect(reported.mock.calls).toEqual([[`POST /erased/${camille}`, { sessionIds: [first, second] }]]);
    expect([localStorage.getItem(hereKey(camille)), sessionsHere(somebodyElse)]).toEqual(['', [first]]);
    // A page that was left meanwhile wrote its draft: it goes at the next visit, and that is all.
    localStorage.setItem(`draft:${camille}`, 'Un brouillon');
    await forgetPerson(camille);
    expect([(await left()).drafts, localStorage.getItem(hereKey(camille))]).toEqual([drafts, null]);
    expect(reported).toHaveBeenCalledOnce();
  });

  it.each(Object.keys(personStores))('says nothing where %s could not forget, and tries again', async (name) => {
    vi.spyOn(personStores as Record<string, () => Promise<void>>, name).mockRejectedValueOnce(new Error('busy'));
    await forgetPerson(camille);
    expect([reported.mock.calls, sessionsHere(camille)]).toEqual([[], [first]]);
    await forgetPerson(camille);
    expect([reported.mock.calls.length, localStorage.getItem(hereKey(camille))]).toEqual([1, '']);
  });

  it('says it again where nobody was reached', async () => {
    reported.mockImplementationOnce(() => new Response(null, { status: 503 }));
    await forgetPerson(camille);
    expect(sessionsHere(camille)).toEqual([first]);
    await forgetPerson(camille);
    expect([reported.mock.calls.length, localStorage.getItem(hereKey(camille))]).toEqual([2, '']);
  });

  it('leaves the lock, the tab and what was shared to whoever is signed in by now', async () => {
    await fill();
    startSession({ token: tokenOf(second), userType: 'client', userId: somebodyElse });
    await forgetPerson(camille);
    expect([(await left()).place, caches.delete.mock.calls]).toEqual([1, []]);
    endSession();
  });
});

it('a device knows its latest twenty sessions, and none by what is no token of ours', () => {
  for (let at = 0; at < 25; at += 1) visit(camille, `019a0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`);
  expect([sessionsHere(camille).length, sessionsHere(camille).at(-1)?.slice(-2)]).toEqual([20, '24']);
  localStorage.clear();
  startSession({ token: 'a', userType: 'client', userId: camille });
  noteHere(camille);
  endSession();
  expect([localStorage.getItem(hereKey(camille)), sessionsHere(camille)]).toEqual(['', []]);
});

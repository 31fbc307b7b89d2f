import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import { describe, expect, it } from 'vitest';
import type { FromWorker } from '#lib/push/worker-messages.ts';
import { handleClick } from '#push-worker/handle-click.ts';
import { readPayload } from '#push-worker/push-payload.ts';
import { receivePush } from '#push-worker/receive-push.ts';
import { renewToken, replaceSubscription } from '#push-worker/renew-token.ts';
import type { OpenPage, WorkerScope } from '#push-worker/worker-scope.ts';

const origin = 'https://ecrin.example';
const payload: PushPayload = {
  notificationId: 'n-1',
  title: 'Rappel',
  body: 'Il est 8 h.',
  link: '/app/profile/reminders',
  ticket: 't-1',
  language: 'fr',
  actions: [
    { action: 'done', title: 'Fait' },
    { action: '10-minutes', title: '10 min' },
  ],
};
type Page = Readonly<{ path: string; visible?: boolean; focused?: boolean }>;

/** A fake browser that records everything in order. */
const browserWith = (
  pages: readonly Page[] = [],
  { online = true, lock = null as WorkerScope['lock'] extends () => Promise<infer Lock> ? Lock : never } = {},
) => {
  const happened: unknown[] = [];
  const standing = new Map<string, Readonly<{ data: unknown; heard: number }>>();
  const open: readonly OpenPage[] = pages.map(({ path, visible = true, focused = false }) => ({
    url: origin + path,
    visibilityState: visible ? 'visible' : 'hidden',
    focused,
    focus: async () => happened.push(['focus', path]),
    send: (word: FromWorker) => void happened.push([path, word]),
  }));
  const subscription = (name: string) => ({
    toJSON: () => ({ endpoint: name }),
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    unsubscribe: async () => true,
  });
  const scope: WorkerScope = {
    origin,
    show: async (title, { body, tag, renotify, actions, lang, data }) => {
      happened.push(['shown', title, body, tag, lang, actions.map(({ action }) => action)]);
      standing.set(tag, { data, heard: (standing.get(tag)?.heard ?? 0) + (renotify || !standing.has(tag) ? 1 : 0) });
    },
    shownWithTag: async (tag) => [...standing].flatMap(([its, { data }]) => (its === tag ? [data] : [])),
    pushes: {
      getSubscription: async () => null,
      subscribe: async () => Object.assign({} as PushSubscription, subscription('new')),
    },
    pages: async () => open,
    open: async (link) => happened.push(['opened', link]),
    fetch: async (_url, init) => {
      if (!online) throw new TypeError('no network');
      happened.push(['told', typeof init?.body === 'string' && JSON.parse(init.body)]);
      return new Response(null, { status: 204 });
    },
    lock: async () => lock,
    timeZone: () => 'Europe/Paris',
  };
  return { scope, happened, standing };
};
const told = (act: string) => ['told', { ticket: 't-1', act, timeZone: 'Europe/Paris' }];
const shown = ['shown', 'Rappel', 'Il est 8 h.', 'n-1', 'fr', ['done', '10-minutes']];

describe('a push', () => {
  it('is shown as a system notification when no page is visible, and its delivery is reported', async () => {
    const { scope, happened } = browserWith([{ path: '/app', visible: false }, { path: '/admin' }]);
    await receivePush(scope, payload, 'fr');
    expect(happened).toEqual([told('delivered'), shown]);
  });

  it('is shown in the focused window only, when there is one', async () => {
    const { scope, happened } = browserWith([{ path: '/app' }, { path: '/app/thoughts', focused: true }]);
    await receivePush(scope, payload, 'fr');
    expect(happened).toEqual([
      told('delivered'),
      ['/app/thoughts', { type: 'push-received', title: 'Rappel', link: '/app/profile/reminders' }],
    ]);
  });

  it('given a lock, when no page is visible, then it says of what kind it is, and keeps no word', async () => {
    const { scope, happened, standing } = browserWith([{ path: '/app', visible: false }], { lock: { closed: false } });
    await receivePush(scope, payload, 'fr');
    await receivePush(scope, { ...payload, notificationId: 'n-2', language: 'en', actions: [] }, 'fr');
    expect(happened.filter((one) => Array.isArray(one) && one[0] === 'shown')).toEqual([
      ['shown', 'Écrin', 'Un rappel', 'n-1', 'fr', ['done', '10-minutes']],
      ['shown', 'Écrin', 'A notification', 'n-2', 'en', []],
    ]);
    expect(JSON.stringify([...standing])).not.toMatch(/Rappel|Il est/);
  });

  it('given every page is locked, then a visible one is told nothing', async () => {
    const { scope, happened } = browserWith([{ path: '/app' }], { lock: { closed: true } });
    await receivePush(scope, payload, 'fr');
    expect(happened).toEqual([told('delivered'), ['shown', 'Écrin', 'Un rappel', 'n-1', 'fr', ['done', '10-minutes']]]);
  });

  it('given a lock that is open in the visible page, then it says what it is about', async () => {
    const { scope, happened } = browserWith([{ path: '/app' }], { lock: { closed: false } });
    await receivePush(scope, payload, 'fr');
    expect(happened).toContainEqual(['/app', { type: 'push-received', title: 'Rappel', link: payload.link }]);
  });

  it('is shown without network too', async () => {
    const { scope, happened } = browserWith([], { online: false });
    await receivePush(scope, payload, 'fr');
    expect(happened).toEqual([shown]);
  });

  it('of a reminder replaces its earlier one, with sound; a repeated one is silent', async () => {
    const { scope, standing } = browserWith();
    const of = (notificationId: string): PushPayload => ({ ...payload, notificationId, tag: 'r-1' });
    for (const push of [of('n-1'), of('n-1'), of('n-2')]) await receivePush(scope, push, 'fr');
    expect([...standing]).toEqual([['r-1', { data: of('n-2'), heard: 2 }]]);
  });

  it('that cannot be read shows a generic text', async () => {
    const { scope, happened } = browserWith();
    await receivePush(scope, readPayload({ json: () => JSON.parse('{"title":1}') }), 'en');
    expect(happened).toEqual([
      ['shown', 'Écrin', 'A notification is waiting for you in Écrin.', 'unreadable', 'en', []],
    ]);
    expect(readPayload({ json: () => JSON.parse('not JSON') })).toBeNull();
    expect(readPayload(null)).toBeNull();
    expect(readPayload({ json: () => payload })).toEqual(payload);
  });
});

describe('a tap', () => {
  it('focuses an open page and navigates it', async () => {
    const { scope, happened } = browserWith([{ path: '/app', visible: false }]);
    await handleClick(scope, payload, '');
    expect(happened).toEqual([
      told('opened'),
      ['/app', { type: 'push-opened', link: '/app/profile/reminders' }],
      ['focus', '/app'],
    ]);
  });

  it('opens a page where none is, and never another site', async () => {
    const { scope, happened } = browserWith([{ path: '/admin' }]);
    await handleClick(scope, { ...payload, link: 'https://elsewhere.example/app' }, '');
    await handleClick(scope, null, '');
    expect(happened).toEqual([told('opened'), ['opened', '/app/notifications'], ['opened', '/app/notifications']]);
  });

  it.each(['done', '10-minutes', 'tomorrow'])('on %s reports it and opens nothing', async (act) => {
    const { scope, happened } = browserWith();
    await handleClick(scope, payload, act);
    expect(happened).toEqual([told(act)]);
  });

  it('on an action the server does not receive shows it again with an error', async () => {
    const { scope, happened } = browserWith([], { online: false });
    await handleClick(scope, payload, 'done');
    expect(happened).toEqual([
      [
        'shown',
        'Rappel',
        'Votre choix n’a pas pu être noté. Vous pouvez le refaire ici ou dans Écrin.',
        'n-1',
        'fr',
        ['done', '10-minutes'],
      ],
    ]);
  });
});

describe('the subscription', () => {
  it('is given to the page that asks', async () => {
    const { scope, happened } = browserWith();
    await renewToken(scope, 'AQID', { send: (word) => void happened.push(word) });
    expect(happened).toEqual([{ type: 'push-token', token: '{"endpoint":"new"}' }]);
  });

  it('is renewed with the same key when the browser expires it, and every client page is notified', async () => {
    const { scope, happened } = browserWith([
      { path: '/app' },
      { path: '/' },
      { path: '/app/profile', visible: false },
    ]);
    await replaceSubscription(scope, new Uint8Array([1, 2, 3]).buffer);
    const word = { type: 'push-token', token: '{"endpoint":"new"}' };
    expect(happened).toEqual([
      ['/app', word],
      ['/app/profile', word],
    ]);
  });
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isActive, isOffered, shortcutGroups } from '#app/shortcuts/shortcuts.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ withMessages: (_part: string, load: unknown) => load }));
const [{ routeFor }, { notFoundRoute }] = await Promise.all([
  import('#app/routing/navigate.ts'),
  import('#app/routing/routes.tsx'),
]);

const shortcuts = shortcutGroups.flatMap((group) => group.shortcuts);
const active = () => shortcuts.filter(isActive).map(({ keys }) => keys.join(' '));

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

it('no keys stand for two things, and none are the first of others', () => {
  const all = shortcuts.map(({ keys }) => keys.join(' '));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((one) => all.some((other) => other.startsWith(`${one} `)))).toEqual([]);
});

it.each(shortcuts.flatMap(({ act, keys }) => (act.does === 'go' ? [[keys.join(' '), act.to]] : [])))(
  '%s leads to a screen, %s',
  (_keys, to = '') => {
    const { access, path } = routeFor(to);
    expect(access).toBe('client');
    expect(path).not.toBe(notFoundRoute.path);
  },
);

it('on an empty page only what acts anywhere is active', () => {
  expect(active()).toEqual(
    shortcuts.filter(({ act }) => ['go', 'record', 'help'].includes(act.does)).map(({ keys }) => keys.join(' ')),
  );
});

it.each([
  ['<main><ul><li><a data-row href="/a">A</a></li></ul></main>', ['j', 'k', 'Enter']],
  ['<main><article data-pressable><a data-row href="/a">A</a></article></main>', ['j', 'k', 'Enter', 'x']],
  ['<main><article data-pressable><input type="checkbox"></article></main>', ['Escape']],
  ['<main><button data-key="E">Modifier</button><button data-key="P" disabled>Épingler</button></main>', ['e']],
])('%s makes active %j', (page, more) => {
  const anywhere = active();
  document.body.innerHTML = page;
  expect(active().filter((keys) => !anywhere.includes(keys))).toEqual(more);
});

it('the one that locks is there, and acts, while a lock is set on this device', () => {
  const locking = () =>
    shortcuts.filter(({ act }) => act.does === 'lock').map((one) => [isOffered(one), isActive(one)]);
  expect(locking()).toEqual([[false, false]]);
  for (const [key, value] of Object.entries({ token: 't', userId: 'u1', 'lock:u1': '{}' }))
    localStorage.setItem(key, value);
  expect(locking()).toEqual([[true, true]]);
});

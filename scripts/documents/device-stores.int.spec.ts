import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deviceStores } from './device-stores.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('{web,browser,ui}/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(`${root}${file}`, 'utf8'),
);

/** A file that opens one names it: as the default of its opener, or as a constant. */
const openers: readonly (readonly [opens: RegExp, name: RegExp])[] = [
  [/new Dexie\(|indexedDB\.open\(/u, /\(name = '([^']+)'\)/gu],
  [/caches\.open\(/u, /acheName(?:, \w+\])? = \[?'([^']+)'/gu],
  [/document\.cookie\s*=/u, /cookieName = '([^']+)'/gu],
];
const namesIn = (source: string): readonly string[] =>
  openers.flatMap(([opens, name]) => {
    if (!opens.test(source)) return [];
    const names = [...source.matchAll(name)].map(([, found = '']) => found);
    if (names.length === 0) throw new Error(`a store is opened without a name:\n${source.slice(0, 300)}`);
    return names;
  });

/** What every page has, without opening it. */
const always = ['localStorage', 'sessionStorage'] as const;

it('every database, cache and cookie of a person’s browser has a row of the document, and no row is of none', () => {
  const opened = new Set([...sources.flatMap(namesIn), ...always]);
  expect([...opened].toSorted()).toEqual(deviceStores.flatMap(({ names }) => names).toSorted());
});

it('each of them forgets a person whose account is erased, but the cookie, which tells of nobody', () => {
  const table = readFileSync(`${root}web/src/lib/session/person-stores.ts`, 'utf8').split('personStores')[1] ?? '';
  const forgetting = [...table.matchAll(/^ {2}'?([\w-]+)'?: /gmu)].map(([, name = '']) => name);
  const opened = [...new Set([...sources.flatMap(namesIn), ...always])].filter((name) => name !== 'preferred_language');
  expect(forgetting.toSorted()).toEqual(opened.toSorted());
});

it('nothing else is used to store: no other interface of the browser has a call', () => {
  const others = /\b(?:navigator\.storage\.getDirectory|cookieStore)\b/u;
  expect(sources.filter((source) => others.test(source)).map((source) => source.slice(0, 200))).toEqual([]);
});

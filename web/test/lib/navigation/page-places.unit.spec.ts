// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#app/routing/routes.tsx';
import { pagePlaces, parentOf } from '#lib/navigation/page-places.ts';
import { sectionOf } from '#lib/navigation/sections.ts';

// The sentences of a screen are made by the build.
vi.mock('#lib/i18n/intl.tsx', () => ({ withMessages: (_part: string, load: unknown) => load }));

/** With and without what may be left out of the address. */
const formsOf = (path: string) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/u, ''), path.slice(0, -1)] : [path]);
const clientPages = routes
  .filter(({ layout }) => layout === 'app')
  .flatMap(({ path }) => formsOf(String(path)))
  .map((path) => ({ path }));
const sectionPages = { home: '/app', orbs: '/app/orbs', profile: '/app/profile', notifications: '/app/notifications' };
const filled = (path: string) => path.replaceAll(/:(\w+)/gu, 'of-$1');

/** From a page up to where nothing leads further back. */
const wayBack = (path: string): readonly string[] => {
  const parent = parentOf(path)?.path;
  return parent === undefined ? [path] : [path, ...wayBack(parent)];
};

describe('the places of the pages', () => {
  it('are those of the client routes, each once, and no others', () => {
    expect(pagePlaces.map(({ path }) => path).toSorted()).toEqual(clientPages.map(({ path }) => path).toSorted());
  });

  it.each(clientPages)('$path is found by its own row, and not by an earlier one', ({ path }) => {
    const row = pagePlaces.find((one) => one.path === path);
    expect(parentOf(filled(path))?.path ?? null).toBe(row?.parent ? filled(row.parent) : null);
  });

  it.each(clientPages)('$path leads back to a page of the navigation', ({ path }) => {
    const way = wayBack(filled(path));
    expect(new Set(way).size).toBe(way.length);
    expect([sectionPages.home, sectionPages.orbs, sectionPages.profile]).toContain(way.at(-1));
  });

  it.each(clientPages)('the section of $path is one that its way back passes', ({ path }) => {
    const section = sectionOf(filled(path));
    expect(section).not.toBeNull();
    expect(wayBack(filled(path))).toContain(section && sectionPages[section]);
  });

  it('those that are led back to have a title, or are named by an id', () => {
    const parents = new Set(pagePlaces.flatMap(({ parent }) => parent ?? []));
    const nameless = pagePlaces.filter(({ path, title }) => parents.has(path) && title === undefined);
    expect(nameless.filter(({ path }) => !/:\w+$/u.test(path))).toEqual([]);
  });

  it('an address of no page has neither', () => {
    expect(sectionOf('/app/nowhere/at/all')).toBeNull();
    expect(parentOf('/app/nowhere')).toBeNull();
  });
});

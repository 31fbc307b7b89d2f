// @vitest-environment happy-dom
import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allEntriesFor } from '#app/layout/menu-entries.tsx';
import { otherPages } from '#app/layout/page-and-setting-palette.tsx';
import { routes } from '#app/routing/routes.tsx';
import { nouns } from '#features/palette/nouns.ts';
import { paletteEntry } from '#features/palette/palette-entry.ts';
import { useFoundEntries } from '#features/palette/use-found-entries.ts';
import { allSettings } from '#features/settings/setting-groups.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { endSession, startSession } from '#lib/session/session.ts';

vi.mock('#lib/i18n/intl.ts', () => ({ withMessages: (_part: string, load: unknown) => load }));

const name = 'Chœur d’été du jeudi';
const client = { firstname: name, lastname: null, email: 'a@example.org', language: 'fr', standing: 'active' };
const bilingual = { fr: name, en: null };
/** By the path of a read: the one thing it lists, called `name`. */
const things: Readonly<Record<string, object>> = {
  '/clients': { ...client, clientId: 'x1', referralCode: 'abc' },
  '/admins': { adminId: 'x1', fullname: name, email: 'b@example.org' },
  '/orbs': { orbId: 'x1', names: bilingual },
  '/organizations': { organizationId: 'x1', name },
  '/broadcasts': { broadcastId: 'x1', words: { fr: { title: name, body: '' }, en: null } },
  '/answer-templates': { templateId: 'x1', title: name },
};

let asked: string[] = [];
/** Before the page with the one thing come so many without. */
let emptyPages = 0;
beforeEach(() => {
  asked = [];
  emptyPages = 0;
  startSession({ token: 'token', userType: 'admin', userId: 'a1' });
  vi.stubGlobal(
    'fetch',
    vi.fn(async ({ url }: Request) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost:3000');
      const path = pathname.replace('/api/admin', '');
      asked.push(path);
      const page = Number(searchParams.get('cursor'));
      const isLast = page === emptyPages;
      const items = isLast && things[path] ? [things[path]] : [];
      return new Response(JSON.stringify({ items, nextCursor: isLast ? null : String(page + 1) }), {
        headers: { 'content-type': 'application/json' },
      });
    }),
  );
});
afterEach(() => {
  cleanup();
  endSession();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Provider store={store}>
    <LanguageProvider initial={{ language: 'fr', messages: {} }} load={async () => ({})}>
      {children}
    </LanguageProvider>
  </Provider>
);
const icon = { d: '' };
const titleOf = ({ defaultMessage }: (typeof allSettings)[number]['title']) =>
  typeof defaultMessage === 'string' ? defaultMessage : '';
const settings = allSettings.map(({ name: key, title }) =>
  paletteEntry(`/admin/settings?q=${key}`, { label: titleOf(title), detail: null, icon }),
);

const find = (typed: string, role: AdminRole = 'superadmin') => {
  const { result } = renderHook(() => useFoundEntries({ role, pages: [], settings }, typed), { wrapper });
  return () => result.current.flatMap(({ options }) => options.map(({ path }) => path));
};

/** What is done there is led to from a page, and found on it. */
const forms = /\/(?:create|edit|edit-password|content|login|not-me)$/u;
/** What waits in a queue is called after whose it is, and is found by them or by its id. */
const inQueue = /\/:\w+\?$/u;

it('every page and every thing with a page is known to the palette', () => {
  const pages = [...allEntriesFor('superadmin'), ...otherPages].map(({ path }) => path);
  const found = [...pages, ...nouns.map(({ route }) => route), '/admin/clients/:clientId'];
  const all = routes.map(({ path }) => path.replace(inQueue, '')).filter((path) => !forms.test(path));
  expect(found.toSorted()).toEqual(all.toSorted());
});

const routesOfThings = [...nouns.map(({ route }) => route), '/admin/clients/:clientId'];
const typings = ['choeur jeudi', 'JEUDI ete', 'jedui', 'chœru ete'];

it.each(routesOfThings.flatMap((route) => typings.map((typed) => [route, typed] as const)))(
  '%s is found by « %s »',
  async (route, typed) => {
    const found = find(typed);
    await waitFor(() => expect(found()).toContain(route.replace(/:\w+$/u, 'x1')));
  },
);

it.each(allSettings.map((setting) => [titleOf(setting.title), setting.name] as const))(
  'the setting « %s » is found by its words in another order, without accents and with a slip',
  (title, key) => {
    const [first = '', ...rest] = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().split(' ');
    const slip = first.length > 4 ? `${first.slice(0, 2)}${first.slice(3)}` : first;
    expect(find([...rest, slip].join(' '))()).toContain(`/admin/settings?q=${key}`);
  },
);

it.each(routesOfThings.filter((route) => !route.startsWith('/admin/clients')))(
  '%s is found on a later page of its list, of ten at most',
  async (route) => {
    emptyPages = 9;
    const found = find('choeur jeudi');
    await waitFor(() => expect(found()).toContain(route.replace(/:\w+$/u, 'x1')));
    expect(asked.filter((path) => path === '/broadcasts')).toHaveLength(10);
  },
);

it('a role admin finds no administrator, and asks for none', async () => {
  const found = find('jeudi', 'admin');
  await waitFor(() => expect(found()).toContain('/admin/orbs/x1'));
  expect(found().filter((path) => path.startsWith('/admin/admins'))).toEqual([]);
  expect(asked).not.toContain('/admins');
});

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
vi.stubGlobal('__APP_VERSION__', '1.2.3');
// Once loaded it would show what this device has stored instead: nothing.
vi.mock('#lib/outbox/outbox-engine.ts', () => ({}));
const { Drawers } = await import('#app/profile/drawers.tsx');
const { profileGroups } = await import('#app/profile/profile-rows.ts');
const { routes } = await import('#app/routing/routes.tsx');
const { pagePlaces, parentOf } = await import('#lib/navigation/page-places.ts');

const year = new Date().getFullYear();
const rows = profileGroups.flatMap((group) => group.rows);
const list = (items: readonly unknown[], nextCursor: string | null = null) => ({ items, nextCursor });
const settings = (quietHours: unknown) => ({ settings: { quietHours }, mailSetUp: true, mail: true, publicKey: null });
const session = (isCurrent: boolean) => ({ sessionId: String(isCurrent), isCurrent });
const consent = (state: string) => ({ purpose: 'understanding', state });
const me = (words: readonly string[], email: string | null) => ({ client: { _id: 'c', words, email, phone: null } });
const never = { thoughts: 0, last: null };
const looks = (pages: number, contents: number) => ({ ...list([]), thisYear: { pages, contents, thoughts: 0 } });
const retention = (keptDays: number | null) => ({
  inForce: keptDays === null ? null : { keptDays, startsAt: '2026-01-01T00:00:00.000Z' },
  coming: null,
});

/** What the routes answer, by the end of their path, and the facts that follow, in the order of the rows. */
const cases = {
  nothing: {
    answers: {
      years: { total: 0 },
      stories: list([]),
      favorites: { items: [], counts: {} },
      threads: { items: [] },
      goals: { items: [], dayStart: 0 },
      communities: list([]),
      referral: { friends: [] },
      'recording-retention': retention(null),
      imports: { items: [] },
      looks: looks(0, 0),
      consents: { items: [] },
      reminders: { items: [] },
      'notification-settings': settings(null),
      sessions: { items: [session(true)] },
      me: me([], 'a@exemple.fr'),
      rereadings: never,
      requests: list([]),
    },
    facts: {
      '/app/year': `Rien encore en ${year}`,
      '/app/stories': 'Rien pour l’instant',
      '/app/favorites': 'Rien pour l’instant',
      '/app/threads': 'Rien pour l’instant',
      '/app/goals': 'Rien pour l’instant',
      '/app/communities': 'Rien pour l’instant',
      '/app/profile/referral': 'Personne n’est encore venu',
      '/app/profile/import': 'Un journal d’ailleurs',
      '/app/profile/data': 'Tout, enregistrements compris',
      '/app/profile/looks': 'Personne cette année',
      '/app/profile/consents': 'Rien ne part de ce serveur',
      '/app/profile/erasure': 'Avec sept jours pour changer d’avis',
      '/app/profile/reminders': 'Aucun à venir',
      '/app/profile/notifications': 'Sans heures calmes',
      '/app/profile/devices': 'Cet appareil seulement',
      '/app/profile/lock': 'Pas de verrou',
      '/app/profile/sign-in': 'a@exemple.fr',
      '/app/profile/display': 'Français, comme l’appareil',
      '/app/profile/words': 'Aucun nom pour l’instant',
      '/app/profile/rereading': 'Rien à relire',
      '/app/profile/requests': 'Aucune en cours',
      '/app/profile/about': 'Version 1.2.3',
    },
  },
  one: {
    answers: {
      years: { total: 1 },
      stories: list([{ title: 'La corde bleue' }]),
      favorites: { items: [{}], counts: {} },
      threads: {
        items: [
          { name: 'Lettres', archived: false },
          { name: 'Ancien', archived: true },
        ],
      },
      goals: { items: [{ title: 'Écrire le soir', active: true }], dayStart: 0 },
      communities: list([{ name: 'Les matins lents' }]),
      referral: { friends: [{}] },
      'recording-retention': retention(1),
      imports: { items: [{ thoughts: 1 }] },
      looks: looks(1, 0),
      consents: { items: [consent('given')] },
      reminders: { items: [] },
      'notification-settings': settings({ from: 1_320, to: 480, timeZone: 'Europe/Paris' }),
      sessions: { items: [session(true), session(false)] },
      me: me(['Maël'], null),
      rereadings: { thoughts: 1, last: null },
      requests: list([{ status: 'open' }, { status: 'answered' }]),
    },
    facts: {
      '/app/year': `Une pensée en ${year}`,
      '/app/stories': 'La corde bleue',
      '/app/favorites': 'Un favori',
      '/app/threads': 'Lettres',
      '/app/goals': 'Écrire le soir',
      '/app/communities': 'Les matins lents',
      '/app/profile/referral': 'Une personne est venue',
      '/app/profile/import': 'Une pensée apportée',
      '/app/profile/data': 'Enregistrements gardés un jour',
      '/app/profile/looks': 'Une ouverture cette année',
      '/app/profile/consents': 'Un usage sur 1',
      '/app/profile/notifications': 'Heures calmes dès 22:00',
      '/app/profile/devices': 'Cet appareil et un autre',
      '/app/profile/sign-in': '',
      '/app/profile/words': 'Un nom',
      '/app/profile/rereading': 'Une à relire',
      '/app/profile/requests': 'Une en cours',
    },
  },
  many: {
    answers: {
      years: { total: 41 },
      stories: list([{ title: 'La corde bleue' }, { title: 'Le lac' }], 'next'),
      favorites: { items: [{}, {}], counts: {} },
      threads: { items: ['Lettres', 'Papa', 'Atelier'].map((name) => ({ name, archived: false })) },
      goals: { items: ['Écrire', 'Courir'].map((title) => ({ title, active: true })), dayStart: 0 },
      communities: list(['Chœur', 'Club', 'Quartier'].map((name) => ({ name }))),
      referral: { friends: [{}, {}, {}] },
      'recording-retention': retention(90),
      imports: { items: [{ thoughts: 2 }, { thoughts: 41 }] },
      looks: looks(2, 1),
      consents: { items: [consent('given'), consent('given'), consent('withdrawn')] },
      reminders: { items: [] },
      'notification-settings': settings({ from: 1_320, to: 480, timeZone: 'Europe/Paris' }),
      sessions: { items: [session(true), session(false), { ...session(false), sessionId: 'third' }] },
      me: me(['Maël', 'Inès'], 'a@exemple.fr'),
      rereadings: { thoughts: 4, last: { status: 'running' } },
      requests: list([{ status: 'open' }, { status: 'open' }]),
    },
    facts: {
      '/app/year': `41 pensées en ${year}`,
      '/app/stories': 'La corde bleue, et d’autres',
      '/app/favorites': '2 favoris',
      '/app/threads': 'Lettres, et 2 autres',
      '/app/goals': 'Écrire, et un autre',
      '/app/communities': 'Chœur, et 2 autres',
      '/app/profile/referral': '3 personnes sont venues',
      '/app/profile/import': '43 pensées apportées',
      '/app/profile/data': 'Enregistrements gardés 90 jours',
      '/app/profile/looks': '3 ouvertures cette année',
      '/app/profile/consents': '2 usages sur 3',
      '/app/profile/devices': 'Cet appareil et 2 autres',
      '/app/profile/words': '2 noms',
      '/app/profile/rereading': 'En cours',
      '/app/profile/requests': '2 en cours',
    },
  },
} as const;

afterEach(() => {
  cleanup();
  showOutbox([]);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.stubGlobal('__APP_VERSION__', '1.2.3');
});

const show = (answerTo: (name: string) => Response) => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    answerTo(
      new URL(url).pathname
        .replace(/\/\d{4}$/u, '')
        .split('/')
        .at(-1) ?? '',
    ),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Drawers />
      </IntlProvider>
    </Provider>,
  );
};
const factOf = (path: string) => {
  const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === path);
  return document.getElementById(link?.getAttribute('aria-describedby') ?? '')?.textContent;
};

describe.each(Object.entries(cases))('with %s behind the rows', (_name, { answers, facts }) => {
  it('each says so in one line', async () => {
    const byName: Readonly<Record<string, unknown>> = answers;
    show((name) => Response.json(byName[name] ?? {}, { status: name in byName ? 200 : 404 }));
    await waitFor(() =>
      expect(Object.fromEntries(Object.keys(facts).map((path) => [path, factOf(path)]))).toEqual(facts),
    );
  });
});

it('the year counts what waits on this device, as its page does', async () => {
  const occurredAt = new Date().toISOString();
  showOutbox([{ thoughtId: 'w1', kind: 'written', timeZone: 'UTC', state: 'waiting', occurredAt }]);
  show((name) => Response.json({ year, total: 40, days: {} }, { status: name === 'years' ? 200 : 404 }));
  await waitFor(() => expect(factOf('/app/year')).toBe(`41 pensées en ${year}`));
});

it('rows stand without a fact while it is unknown', () => {
  show(() => Response.json({}, { status: 503 }));
  expect(screen.getAllByRole('link')).toHaveLength(rows.length);
  expect(factOf('/app/stories')).toBe('');
});

it('« nothing » tells the fact of every row', () =>
  expect(Object.keys(cases.nothing.facts)).toEqual(rows.map(({ path }) => path)));

it.each(rows)('$path is a page', ({ path }) =>
  expect(routes.some((route) => String(route.path).replace(/\/:\w+\?$/u, '') === path)).toBe(true),
);

it('no page of the profile is without a row, but those that another part leads to', () => {
  const reached = new Set([...rows.map(({ path }) => path), '/app/profile/edit', '/app/year/:year']);
  const ofProfile = pagePlaces.filter(({ path }) => parentOf(path)?.path === '/app/profile');
  expect(ofProfile.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

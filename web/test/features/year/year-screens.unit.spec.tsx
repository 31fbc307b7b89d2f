// @vitest-environment happy-dom
import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
// Once loaded it would show what this device has stored instead: nothing.
vi.mock('#lib/outbox/outbox-engine.ts', () => ({}));
const { MonthScreen, YearScreen } = await import('#features/year/year-screens.ts');

const figures: YearFigures = {
  year: 2024,
  firstYear: 2023,
  total: 4,
  days: { '2024-01-02': { calm: 1 }, '2024-03-31': { sad: 2, none: 1 } },
  threads: [{ threadId: 't', name: 'Atelier', colour: 'sky', total: 2, months: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  voice: {
    ms: 19_200_000,
    weeks: [{ from: '2024-01-01', ms: 19_200_000 }],
    longest: { thoughtId: 'v', day: '2024-03-31', ms: 840_000, sound: true },
  },
  words: [],
  reread: [],
};
const month = { words: [{ word: 'lac', thoughts: 2 }], reread: [] };

let answer: YearFigures = figures;
beforeEach(() => {
  answer = figures;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/months/')) return Response.json(month);
    return Response.json(pathname.includes('/years/') ? answer : { items: [], dayStart: 0 });
  });
});
afterEach(() => {
  cleanup();
  showOutbox([]);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const open = (path: string) => {
  const location = memoryLocation({ path, record: true });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router hook={location.hook}>
          <Route path="/app/year/:year?" component={YearScreen} />
          <Route path="/app/year/:year/:month" component={MonthScreen} />
        </Router>
      </IntlProvider>
    </Provider>,
  );
  return location;
};
const said = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent.replaceAll('\u00a0', ' ');

it('a year is told in a sentence, with a link from each day that has thoughts and from each month', async () => {
  open('/app/year/2024');
  await screen.findByRole('figure', { name: /^Les 4 pensées de 2024/u });
  expect(said()).toBe('4 pensées sur un même fil, et 5 h 20 de votre voix. Février est resté blanc.');
  expect(screen.getByLabelText('31 mars : 3 pensées').getAttribute('href')).toBe(
    '/app/thoughts?from=2024-03-31&to=2024-03-31',
  );
  expect(screen.getByLabelText('Mars : 3 pensées').getAttribute('href')).toBe('/app/year/2024/03');
  expect(screen.getByText('Et 1 pensée sans humeur pour l’instant.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'L’écouter' }).getAttribute('href')).toBe('/app/thoughts/v');
});

it('arrow keys turn to the year before and after, not beyond the first one, and not while something is typed', async () => {
  const { history } = open('/app/year/2024');
  await screen.findByRole('link', { name: '2023' });
  const press = (key: string, target: Element = document.body) =>
    act(async () => void fireEvent.keyDown(target, { key }));
  const field = document.body.appendChild(document.createElement('input'));
  await press('ArrowLeft', field);
  field.remove();
  expect(history.at(-1)).toBe('/app/year/2024');
  await press('ArrowLeft');
  expect(history.at(-1)).toBe('/app/year/2023');
  await press('ArrowLeft');
  expect(history.at(-1)).toBe('/app/year/2023');
});

it('a swipe turns to the month after and before', async () => {
  const { history } = open('/app/year/2024/03');
  const figure = await screen.findByRole('figure');
  const swipe = async (toX: number, toY = 0) => {
    const touch = (x: number, y: number) => [{ clientX: x, clientY: y, identifier: 0, target: figure }];
    await act(async () => void fireEvent.touchStart(figure, { touches: touch(200, 0) }));
    await act(async () => void fireEvent.touchEnd(figure, { changedTouches: touch(toX, toY) }));
  };
  await swipe(100, 90);
  expect(history.at(-1)).toBe('/app/year/2024/03');
  await swipe(100);
  expect(history.at(-1)).toBe('/app/year/2024/04');
});

it('a month says how full it is, and what it is about', async () => {
  open('/app/year/2024/03');
  await screen.findByRole('figure', { name: /^Les 3 pensées du mois/u });
  expect(said()).toBe('3 pensées, le mois le plus plein. « Lac » revient dans 2 d’entre elles.');
  expect(screen.getAllByText('31 mars')[0]?.getAttribute('href')).toBe('/app/thoughts?from=2024-03-31&to=2024-03-31');
});

it('a thought that waits on this device is in the year, its month and its day', async () => {
  const waiting = { kind: 'written', timeZone: 'UTC', state: 'waiting' } as const;
  showOutbox([
    { ...waiting, thoughtId: 'w1', occurredAt: '2024-03-31T10:00:00.000Z' },
    { ...waiting, thoughtId: 'w2', occurredAt: '2024-03-30T10:00:00.000Z', state: 'received' },
    { ...waiting, thoughtId: 'w3', occurredAt: '2024-03-30T10:00:00.000Z', appendTo: 'v' },
    { ...waiting, thoughtId: 'w4', occurredAt: '2023-03-31T10:00:00.000Z' },
  ]);
  open('/app/year/2024');
  await screen.findByRole('figure', { name: /^Les 5 pensées de 2024/u });
  expect(screen.getByLabelText('Mars : 4 pensées')).toBeTruthy();
  cleanup();
  open('/app/year/2024/03');
  await screen.findByRole('figure', { name: /^Les 4 pensées du mois/u });
  expect(screen.getByLabelText('31 mars : 4 pensées')).toBeTruthy();
});

it('an empty year is a bare thread and says so', async () => {
  answer = { ...figures, total: 0, days: {}, threads: [], firstYear: null };
  open('/app/year/2024');
  await screen.findByText('Rien n’a été dit ni écrit en 2024.');
  expect(screen.getByRole('figure', { name: /^Un fil nu/u })).toBeTruthy();
  expect(screen.queryByText('Les mêmes chiffres, en tableau')).toBeNull();
});

it('what is no month leads to the current year', async () => {
  const { history } = open('/app/year/2024/13');
  await screen.findByRole('heading', { level: 1 });
  expect(history.at(-1)).toBe('/app/year');
});

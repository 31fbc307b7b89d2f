// @vitest-environment happy-dom
import type { ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { UnderWay } = await import('#features/profile/import/import-states.tsx');
const { Done } = await import('#features/profile/import/import-receipt.tsx');

afterEach(cleanup);
const show = (status: ImportItem['status'], more: Partial<ImportItem> = {}) => {
  const Shown = status === 'ended' ? Done : UnderWay;
  const item: ImportItem = {
    importId: '01a22bd5-882d-77a6-9017-413b12054005',
    source: 'day-one',
    status,
    entries: 2_000,
    brought: null,
    pictures: null,
    sounds: null,
    leftOut: [],
    first: null,
    understand: false,
    thoughts: 8,
    changed: 0,
    startedAt: '2026-11-30T10:00:00.000Z',
    endedAt: null,
    undoUntil: '2026-12-30T10:00:00.000Z',
    ...more,
  };
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Shown item={item} />
      </IntlProvider>
    </Provider>,
  );
};
const goesOn = () => screen.queryByText(/l’import continue/u);

it('an import goes on without its page, and says so only while it does', () => {
  show('running');
  expect(goesOn()).not.toBeNull();
  cleanup();
  show('paused');
  expect(screen.getByText(/^En pause, 8 sur 2/u)).not.toBeNull();
  expect(goesOn()).toBeNull();
});

it('the receipt of an import says what came, what did not, when the file was deleted, and whether an AI reads it', () => {
  show('ended', { brought: 1_990, thoughts: 1_985, understand: true, endedAt: '2026-11-30T10:20:51.000Z' });
  const lines = [...document.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
  expect(lines).toEqual([
    ['Pensées, à leur jour', '1\u202F990'],
    ['Laissées de côté, ou déjà là', '10'],
    ['Fichier effacé', expect.stringMatching(/^\d\d:20$/u)],
    ['Lues par l’IA', 'oui, l’une après l’autre'],
  ]);
  expect(screen.getByText(/^1.990 pensées sont entrées$/u)).not.toBeNull();
});

it('the receipt has the pictures and voices that came, the first sentence, and why the rest stayed out', () => {
  show('ended', {
    brought: 612,
    pictures: 341,
    sounds: 18,
    leftOut: [
      { reason: 'empty', count: 9 },
      { reason: 'video', count: 3 },
    ],
    first: {
      thoughtId: '01a22bd5-882d-77a6-9017-413b12054006',
      words: 'Par la fenêtre on voit un bout de la Saône !',
      occurredAt: '2019-03-02T23:30:00.000Z',
      timeZone: 'Europe/Paris',
    },
  });
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines.slice(0, 3)).toEqual(['Pensées, à leur jour612', 'Images341', 'Voix18']);
  const why = [...document.querySelectorAll('details li')].map((line) => line.textContent);
  expect(why).toEqual([expect.stringMatching(/^9Vides/u), expect.stringMatching(/^3Vidéos/u)]);
  expect(document.querySelector('blockquote')?.textContent).toBe(
    'Par la fenêtre on voit un bout de la Saône\u202F!La première, 03/03/2019',
  );
});

it('the receipt of an import of words alone has no line without a count', () => {
  show('ended', { brought: 3, pictures: 0, sounds: 0 });
  const lines = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Pensées, à leur jour', 'Laissées de côté, ou déjà là', 'Lues par l’IA']);
  expect([document.querySelector('details'), document.querySelector('blockquote')]).toEqual([null, null]);
});

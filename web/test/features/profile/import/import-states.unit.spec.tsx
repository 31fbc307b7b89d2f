// @vitest-environment happy-dom
import type { ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { Done, UnderWay } = await import('#features/profile/import/import-states.tsx');

afterEach(cleanup);
const show = (status: ImportItem['status'], more: Partial<ImportItem> = {}) => {
  const Shown = status === 'ended' ? Done : UnderWay;
  const item: ImportItem = {
    importId: '01a22bd5-882d-77a6-9017-413b12054005',
    source: 'day-one',
    status,
    entries: 2_000,
    brought: null,
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

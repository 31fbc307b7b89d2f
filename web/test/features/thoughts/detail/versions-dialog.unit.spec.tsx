// @vitest-environment happy-dom
import type { ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { VersionsDialog } = await import('#features/thoughts/detail/versions-dialog.tsx');

type Version = ThoughtVersions['items'][number];
const version = (revision: number, over: Partial<Version> = {}): Version => ({
  revision,
  at: '2026-01-02T09:00:00.000Z',
  change: 'edited',
  occurredAt: null,
  excerpt: `Version ${revision}`,
  whole: true,
  pictures: [],
  ...over,
});
const at = '/thoughts/lac/versions';
const phare = { pictureId: 'phare', width: 4, height: 3, alt: 'Le phare', removed: true };
const withPictures = {
  items: [
    version(9, {
      change: 'pictures-removed',
      excerpt: null,
      pictures: [phare, { ...phare, pictureId: 'mer', removed: false }],
    }),
    version(7, { change: 'pictures-added', excerpt: null, pictures: [phare] }),
    version(6),
  ],
  nextCursor: null,
};
const answers: Readonly<Record<string, object>> = {
  [at]: { items: [version(5, { excerpt: 'Le lac …', whole: false }), version(4)], nextCursor: '3' },
  [`${at}?cursor=3`]: { items: [version(0, { change: 'written' })], nextCursor: null },
  '/thoughts/port/versions': withPictures,
  '/thoughts/port/pictures/phare/restore': {},
  [`${at}/5`]: { ...version(5), content: 'Le lac, jusqu’au soir.' },
};
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    const call = pathname.replace('/api/client', '') + search;
    asked.push(call);
    return answers[call] ? Response.json(answers[call]) : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.length = 0;
});

const show = (thoughtId = 'lac') =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <VersionsDialog thoughtId={thoughtId} onClose={() => {}} />
      </IntlProvider>
    </Provider>,
  );
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => void fireEvent.click(button));
};

it('given several versions, then the newest wording is said to be the current one, no other', async () => {
  show();
  await screen.findByText('Version 4');
  const current = screen.getAllByText('version actuelle', { exact: false });
  expect(current.map((mark) => mark.closest('li')?.textContent?.includes('Le lac …'))).toEqual([true]);
});

it('given more versions than a page, then older ones are asked for only when wanted', async () => {
  show();
  await screen.findByText('Version 4');
  expect(asked).toEqual([at]);
  await press('Versions plus anciennes');
  expect(await screen.findByText('Version 0')).toBeTruthy();
  expect(screen.queryByText('Versions plus anciennes')).toBeNull();
});

it('given a long version, then all its words are asked for when it is opened, and put away again', async () => {
  show();
  await screen.findByText('Le lac …');
  expect(screen.queryByText('Le lac, jusqu’au soir.')).toBeNull();
  await press('Afficher en entier');
  expect(await screen.findByText('Le lac, jusqu’au soir.')).toBeTruthy();
  await press('Réduire');
  expect(await screen.findByText('Le lac …')).toBeTruthy();
  expect(asked).toEqual([at, `${at}/5`]);
});

it('given pictures that came and went, then each change says so, and what was taken out is put back', async () => {
  show('port');
  await screen.findByText('Image ajoutée', { exact: false });
  screen.getByText('2 images retirées', { exact: false });
  const current = screen.getByText('version actuelle', { exact: false });
  expect(current.closest('li')?.textContent).toContain('Version 6');
  await press('Remettre l’image');
  expect(asked.filter((call) => call.endsWith('/restore'))).toEqual(['/thoughts/port/pictures/phare/restore']);
});

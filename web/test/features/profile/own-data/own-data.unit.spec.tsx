// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { OwnData } = await import('#features/profile/own-data/own-data.tsx');

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toasts.showToast.mockReset();
});

const outlook = {
  thoughts: 2,
  sounds: 1,
  pictures: 3,
  voiceMs: 11_520_000,
  understood: 5,
  others: 3,
  bytes: 421_000_000,
  seconds: 7,
  firstDay: '2025-02-03',
  lastDay: '2025-11-18',
  moods: ['calm', null],
  book: { pages: 186, missing: ['漢', '字'] },
  publicKey: 'RWQ',
};
type Answers = Readonly<{ address?: () => Response }>;
const address = () => Response.json({ url: '/api/client/export/ticket', closesAt: '2025-11-19T20:31:00.000Z' });
const open = async ({ address: issue = address }: Answers) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/recording-retention')) return Response.json({ inForce: null, coming: null });
    if (request.url.endsWith('/threads')) return Response.json({ items: [] });
    const body: unknown = await request.json();
    if (request.url.endsWith('/export/outlook')) {
      asked.push(body);
      return Response.json(outlook);
    }
    asked.push({ issued: body });
    return issue();
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <OwnData />
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('button', { name: take });
  return asked;
};
const take = /^Préparer 2\spensées, 421\sMo$/u;
const press = async (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('one’s data on the profile', () => {
  it('is downloaded from the address the server gives, while the page stays', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    await open({});
    await press(take);
    await waitFor(() => expect(clicked).toEqual(['/api/client/export/ticket true']));
    expect(toasts.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'done' }));
  });

  it('stays to be downloaded again, with its day, its size and the hour at which its link closes', async () => {
    await open({});
    await press(take);
    await screen.findByText(/^Écrin du 18\/11\/2025, 421\sMo$/u);
    screen.getByText(/^Le lien se ferme demain à \d\d:31\.$/u);
    screen.getByRole('button', { name: 'Télécharger l’écrin du 18/11/2025' });
  });

  it('as a book alone has words only, and is not said to be signed', async () => {
    await open({});
    screen.getByText(/^La signature prouve/u);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Écrin/u }));
    screen.getByText(/^Un livre seul n’est pas signé/u);
    expect(screen.queryByText(/^La signature prouve/u)).toBeNull();
    for (const part of ['Voix', 'Images', /^Ce que l’IA/u, /^Objectifs/u])
      expect(screen.queryByRole('checkbox', { name: part })).toBeNull();
  });

  it('as a book has pictures, and codes to the voice where they are wanted; its cover says so', async () => {
    const asked = await open({});
    expect(asked.at(-1)).toMatchObject({ bookWith: ['pictures'] });
    screen.getByText(/vos mots et vos images\.$/u);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Codes vers votre voix' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ bookWith: ['pictures', 'codes'] }));
    screen.getByText(/vos mots, vos images et des codes vers votre voix\.$/u);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Images dans le livre' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ bookWith: ['codes'] }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Livre PDF/u }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ bookWith: [] }));
    expect(screen.queryByRole('checkbox', { name: 'Codes vers votre voix' })).toBeNull();
  });

  it('is asked for as it was chosen; without a form, or with a span that ends before it begins, not at all', async () => {
    const asked = await open({});
    fireEvent.click(screen.getByRole('checkbox', { name: 'Voix' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Tableau CSV/u }));
    fireEvent.click(screen.getByRole('radio', { name: 'Une période' }));
    const chosen = {
      from: '2025-02-03',
      to: '2025-11-18',
      parts: ['pictures', 'understood', 'others'],
      forms: ['book', 'ecrin', 'table'],
      bookWith: ['pictures'],
    };
    await waitFor(() => expect(asked.at(-1)).toEqual(chosen));
    expect(screen.queryByRole('checkbox', { name: /^Objectifs/u })).toBeNull();
    await screen.findByRole('button', { name: take });
    await press(take);
    await waitFor(() => expect(asked.at(-1)).toEqual({ issued: chosen }));
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2025-01-01' } });
    screen.getByText('La période finit avant de commencer.');
    expect(screen.getByRole('button', { name: 'Préparer' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2025-12-01' } });
    for (const form of [/^Écrin/u, /^Livre PDF/u, /Tableau CSV/u])
      fireEvent.click(screen.getByRole('checkbox', { name: form }));
    screen.getByText('Choisissez au moins une forme.');
  });

  it('as a book says how many pages it has, and which signs it cannot print', async () => {
    await open({});
    screen.getByText(/^A5, environ 186\spages, vos mots et vos images\.$/u);
    screen.getByText(/^2 signes n’ont pas de dessin et seront imprimés «\s•\s»\s: 漢 字$/u);
  });

  it('says why it cannot be downloaded', async () => {
    const busy = { code: 'general.busy', detail: 'Le service est très sollicité.' };
    await open({
      address: () => Response.json(busy, { status: 503, headers: { 'content-type': 'application/problem+json' } }),
    });
    await press(take);
    await waitFor(() => expect(toasts.showToast).toHaveBeenCalledWith({ tone: 'error', message: busy.detail }));
  });

  it('leads to where the whole account is erased', async () => {
    await open({});
    expect(screen.getByRole('link', { name: 'Effacer mon écrin' }).getAttribute('href')).toBe('/app/profile/erasure');
  });
});

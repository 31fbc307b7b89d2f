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

type Answers = Readonly<{ contact?: string | null; address?: () => Response }>;
const open = ({ contact = null, address = () => Response.json({ url: '/api/client/export/ticket' }) }: Answers) => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.endsWith('/operator') ? Response.json({ name: null, address: null, contact, host: null }) : address(),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <OwnData />
      </IntlProvider>
    </Provider>,
  );
};
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('one’s data on the profile', () => {
  it('is downloaded from the address the server gives, while the page stays', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    open({});
    await press('Télécharger l’archive');
    await waitFor(() => expect(clicked).toEqual(['/api/client/export/ticket true']));
    expect(toasts.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'done' }));
  });

  it('says why it cannot be downloaded', async () => {
    const busy = { code: 'general.busy', detail: 'Le service est très sollicité.' };
    open({
      address: () => Response.json(busy, { status: 503, headers: { 'content-type': 'application/problem+json' } }),
    });
    await press('Télécharger l’archive');
    await waitFor(() => expect(toasts.showToast).toHaveBeenCalledWith({ tone: 'error', message: busy.detail }));
  });

  it('says that an account cannot be erased here, and who to ask', async () => {
    open({ contact: 'alix@exemple.fr' });
    const link = await screen.findByRole('link', { name: 'Écrire à alix@exemple.fr' });
    expect(link.getAttribute('href')).toBe('mailto:alix@exemple.fr');
    expect(screen.getByText(/^Cela ne se fait pas encore d’ici/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /ffacer/ })).toBeNull();
  });

  it('without a contact leads to the legal notice', async () => {
    open({});
    expect((await screen.findByRole('link', { name: 'Mentions légales' })).getAttribute('href')).toBe('/legal');
  });
});

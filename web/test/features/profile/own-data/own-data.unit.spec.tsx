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

type Answers = Readonly<{ address?: () => Response }>;
const open = ({ address = () => Response.json({ url: '/api/client/export/ticket' }) }: Answers) => {
  vi.stubGlobal('fetch', async () => address());
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

  it('leads to where the whole account is erased', () => {
    open({});
    expect(screen.getByRole('link', { name: 'Effacer mon écrin' }).getAttribute('href')).toBe('/app/profile/erasure');
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press } from '#test/page.fixtures.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#lib/i18n/language-choice.tsx', () => ({ LanguageChoice: () => null }));
const { AskedErasureScreen } = await import('#features/profile/erasure/asked-screen.tsx');

const asked = {
  number: '4F22-0K71',
  code: 'K3P9-7T2C',
  askedAt: '2026-11-28T15:00:00Z',
  dueAt: '2026-12-05T15:00:00Z',
};
const open = (state: unknown, hash = '') => {
  window.history.replaceState(state, '', `/erasure${hash}`);
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <AskedErasureScreen />
    </IntlProvider>,
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toasts.showToast.mockReset();
});

describe('after asking for an erasure', () => {
  it('shows number and code, where the certificate will be, and how to undo it', () => {
    open({ ...asked, when: 'in-seven-days' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('L’effacement est demandé');
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '4F22-0K71',
      'K3P9-7T2C',
    ]);
    expect(screen.getByRole('link', { name: 'sa propre page' }).getAttribute('href')).toBe(
      '/attestation#number=4F22-0K71&code=K3P9-7T2C',
    );
    expect(screen.getByRole('link', { name: 'Me reconnecter et tout garder' }).getAttribute('href')).toBe('/login');
  });

  it('promises no way back where there is none', () => {
    open({ ...asked, when: 'now' });
    expect(screen.getByText(/Rien ne l’annule plus/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /reconnecter/ })).toBeNull();
  });

  it('copies all that is needed to find the certificate', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open({ ...asked, when: 'now' });
    await press('Copier');
    const text = writeText.mock.calls.join();
    expect(text).toContain('4F22-0K71');
    expect(text).toContain('K3P9-7T2C');
    expect(text).toContain(`${window.location.origin}/attestation#number=4F22-0K71&code=K3P9-7T2C`);
    expect(toasts.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'done' }));
  });

  it('opened by an address alone, leads to the page of certificates, with what the address brings', () => {
    open(null, '#number=1&code=2');
    expect(window.location.pathname + window.location.hash).toBe('/attestation#number=1&code=2');
  });
});

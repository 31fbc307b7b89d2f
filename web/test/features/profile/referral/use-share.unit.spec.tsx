// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
const { useShare } = await import('#features/profile/referral/referral-link.tsx');

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => {}}>
    {children}
  </IntlProvider>
);
const hook = () => renderHook(useShare, { wrapper }).result.current;
const said = () => toasts.showToast.mock.calls.map(([toast]) => toast.message);
const named = (name: string) => Object.assign(new Error(name), { name });
const link = 'https://ecrin.example/register?ref=ABC';

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.showToast.mockReset();
});

it('a device that cannot share shows a hint', async () => {
  vi.stubGlobal('navigator', {});
  await hook().share(link);
  expect(said()).toEqual(['Le partage n’est pas possible sur cet appareil. Copiez plutôt le lien.']);
});

it('cancelling the share dialog shows nothing', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(named('AbortError')) });
  await hook().share(link);
  expect(said()).toEqual([]);
});

it('shares the link', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  await hook().share(link);
  expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: link }));
});

it('a page on plain http, where nothing can be copied, says so', async () => {
  vi.stubGlobal('navigator', {});
  await hook().copy(link);
  expect(said()).toEqual(['La copie n’a pas été possible. Sélectionnez le lien pour le copier.']);
});

it.each([
  [async () => {}, 'Le lien est copié'],
  [
    () => Promise.reject(named('NotAllowedError')),
    'La copie n’a pas été possible. Sélectionnez le lien pour le copier.',
  ],
])('copies, and shows the result', async (writeText, sentence) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await hook().copy(link);
  expect(said()).toEqual([sentence]);
});

// @vitest-environment happy-dom
import { LanguageProvider, useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { startSession } from '#lib/session/session.ts';

vi.mock('#lib/i18n/intl.tsx', () => import('@ecrin/ui/language/language-provider.tsx'));
const { LanguageChoice } = await import('#lib/i18n/language-choice.tsx');
const { useAccountLanguage } = await import('#lib/i18n/account-language.ts');

const Page = () => {
  useAccountLanguage();
  return (
    <>
      <p>{useLanguage().language}</p>
      <LanguageChoice />
    </>
  );
};
const show = () =>
  render(
    <Provider store={store}>
      <LanguageProvider initial={{ language: 'fr', messages: {} }} load={async () => ({})}>
        <Page />
      </LanguageProvider>
    </Provider>,
  );
const spoken = () => expect.poll(() => document.querySelector('p')?.textContent);

const account = { language: 'en' };
beforeEach(() => {
  account.language = 'en';
  startSession({ token: 't', userType: 'client', userId: 'claire' });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') account.language = (await request.json()).language;
    return Response.json(request.method === 'GET' ? { client: { ...account } } : {});
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the language of the page', () => {
  it('is the account’s on a device that spoke another one', async () => {
    show();
    await spoken().toBe('en');
    expect(document.cookie).toMatch(/preferred_language=en/);
  });
  it('is what is chosen on the page afterwards', async () => {
    show();
    await spoken().toBe('en');
    fireEvent.click(screen.getByText('FR'));
    await expect.poll(() => account.language).toBe('fr');
    await spoken().toBe('fr');
  });
});

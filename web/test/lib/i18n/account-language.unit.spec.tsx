// @vitest-environment happy-dom
import { useAccountLanguage } from '@ecrin/browser/language/account-language.ts';
import { LanguageProvider, useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { startSession } from '#lib/session/session.ts';

vi.mock('#lib/i18n/intl.tsx', () => import('@ecrin/ui/language/language-provider.tsx'));
const { LanguageChoice } = await import('#lib/i18n/language-choice.tsx');

const Page = () => {
  const account = useGetMeQuery().data?.language;
  useAccountLanguage(account);
  return (
    <>
      <p>{useLanguage().language}</p>
      <output>{account}</output>
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
const known = () => expect.poll(() => document.querySelector('output')?.textContent);
/** Every language the page speaks from now on, until they are asked for. */
const watchSpoken = () => {
  const seen: (string | null | undefined)[] = [];
  const watch = new MutationObserver(() => seen.push(document.querySelector('p')?.textContent));
  watch.observe(document.body, { characterData: true, childList: true, subtree: true });
  return () => {
    watch.disconnect();
    return seen;
  };
};

const account = { language: 'en' };
/** What each answer of the account waits for, once it was read. */
let held: Promise<void>[] = [];
beforeEach(() => {
  account.language = 'en';
  held = [];
  startSession({ token: 't', userType: 'client', userId: 'claire' });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') account.language = (await request.json()).language;
    const answer = Response.json(request.method === 'GET' ? { client: { ...account } } : {});
    if (request.method === 'GET') await held.shift();
    return answer;
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
  it('given a choice before the account was known, then the answer that was on its way does not undo it', async () => {
    account.language = 'fr';
    const [first, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held = [first.promise, next.promise];
    show();
    fireEvent.click(screen.getByText('EN'));
    await spoken().toBe('en');
    const seen = watchSpoken();
    first.resolve();
    await known().toBe('fr');
    next.resolve();
    await known().toBe('en');
    expect(seen().filter((language) => language !== 'en')).toEqual([]);
    expect(document.cookie).toMatch(/preferred_language=en/);
  });
  it('given two choices, one soon after the other, then the answer about the first does not undo the second', async () => {
    account.language = 'fr';
    const [first, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held = [Promise.resolve(), first.promise, next.promise];
    show();
    await known().toBe('fr');
    fireEvent.click(screen.getByText('EN'));
    await spoken().toBe('en');
    await expect.poll(() => held.length).toBe(1);
    fireEvent.click(screen.getByText('FR'));
    await spoken().toBe('fr');
    await expect.poll(() => account.language).toBe('fr');
    const seen = watchSpoken();
    first.resolve();
    await known().toBe('en');
    next.resolve();
    await known().toBe('fr');
    expect(seen().filter((language) => language !== 'fr')).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieSeconds, saveLanguage, readLanguage } from '#language/language.ts';

const forget = () => {
  document.cookie = 'preferred_language=; Max-Age=0; Path=/';
};
const browserWishes = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(forget);
afterEach(() => vi.restoreAllMocks());

describe('the language of the page', () => {
  it('follows the browser’s preference on a first visit', () => {
    browserWishes('de-DE', 'en-GB', 'fr-FR');
    expect(readLanguage()).toBe('en');
  });

  it('is French when the browser prefers neither', () => {
    browserWishes('de-DE', 'it');
    expect(readLanguage()).toBe('fr');
  });

  it('is the chosen one, whatever the browser prefers, for 365 days', () => {
    browserWishes('fr-FR');
    const written = vi.spyOn(document, 'cookie', 'set');
    saveLanguage('en');

    expect(readLanguage()).toBe('en');
    expect(written.mock.calls[0]?.[0]).toContain(`Max-Age=${cookieSeconds}`);
    expect(cookieSeconds).toBe(31_536_000);
  });

  it('ignores an invalid cookie', () => {
    browserWishes('en');
    document.cookie = 'preferred_language=xx; Path=/';
    expect(readLanguage()).toBe('en');
  });
});

/** French is the source and the fallback. */
const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const cookieName = 'preferred_language';
/** 365 days, in seconds. */
export const cookieSeconds = 31_536_000;

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);
const fromCookie = () => {
  const kept =
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1) ?? '';
  return isLanguage(kept) ? kept : null;
};
/** The browser's wish in its order; French, the source language, when it wishes neither. */
const fromBrowser = () => navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'fr';

export const readLanguage = (): Language => fromCookie() ?? fromBrowser();

export const saveLanguage = (language: Language) => {
  document.cookie = `${cookieName}=${language}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax`;
};

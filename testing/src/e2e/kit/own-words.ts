import type { ApiClient } from '#kits/api-client.ts';

const withoutEnd = (text: string): string => text.replace(/[^\p{L}]+$/u, '');
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';
/** The text letter by letter in Arabic script, so that equal words stay equal, ending with a full stop. */
export const inArabicScript = (text: string): string => {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letterByLetter = plain.replaceAll(/[a-z]/gu, (letter) => letters.charAt(letter.charCodeAt(0) - 97));
  return `${withoutEnd(letterByLetter)}.`;
};

/** With the signs that French sets apart, after spaces as they are typed; a name of one word stays. */
export const withLooseSigns = (text: string): string => (text.includes(' ') ? `${withoutEnd(text)} : « oui » !` : text);

const ownWords = new Set('content title name description purpose text words firstname lastname city value'.split(' '));
type Change = (text: string) => string;
const changed = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  return typeof value === 'string' ? change(value) : value;
};

/** A client who writes all their own words otherwise. */
export const writingIn = (api: ApiClient, change: Change): ApiClient => ({
  ...api,
  call: (method, path, { body, ...more } = {}) => {
    const own = (name: string, value: unknown) => (ownWords.has(name) ? changed(value, change) : value);
    return api.call(method, path, {
      ...more,
      ...(body !== undefined && { body: JSON.parse(JSON.stringify(body, own)) }),
    });
  },
});

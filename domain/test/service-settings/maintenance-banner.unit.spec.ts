import { describe, expect, it } from 'vitest';
import { isMaintenanceBanner, isShownAt, sentenceFor } from '#service-settings/maintenance-banner.ts';

const sentence = { fr: 'Écrin fait une pause.', en: 'Écrin rests.' };

describe('the notice of a maintenance', () => {
  it.each([
    [{}, true],
    [{ from: null, until: null }, true],
    [{ from: '2026-11-25T10:00:00.000Z' }, true],
    [{ from: '2026-11-25T10:00:00.001Z' }, false],
    [{ until: '2026-11-25T10:00:00.000Z' }, false],
    [{ from: '2026-11-25T09:00:00.000Z', until: '2026-11-25T10:00:00.001Z' }, true],
  ])('with the hours %j is shown at ten: %s', (hours, shown) => {
    expect(isShownAt({ ...sentence, ...hours }, '2026-11-25T10:00:00.000Z')).toBe(shown);
  });
  it('is read in the language of the reader, else in the other one', () => {
    expect(sentenceFor(sentence, 'en')).toEqual({ text: sentence.en, language: 'en' });
    expect(sentenceFor({ ...sentence, en: null }, 'en')).toEqual({ text: sentence.fr, language: 'fr' });
    expect(sentenceFor({ ...sentence, fr: null }, 'fr')).toEqual({ text: sentence.en, language: 'en' });
    expect(sentenceFor({ fr: null, en: null }, 'fr')).toBeNull();
  });
  it.each([
    [sentence, true],
    [null, false],
    ['open', false],
    [3, false],
    [[], false],
  ] as const)('%j is one: %s', (value, is) => {
    expect(isMaintenanceBanner(value)).toBe(is);
  });
});

import { createHash } from 'node:crypto';
import { consentWordings, type ConsentWords } from '@ecrin/domain/consent/consent-wordings.ts';
import { consentPurposes, consentWording } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import english from '#lang/en/consents.json' with { type: 'json' };
import { consentMessages } from '#lib/consent/consent.messages.ts';

/** Of every version ever shown, so that none is rewritten: what people agreed to stays as it was. */
const digests: Readonly<Record<number, string>> = {
  1: '04c162aef9ab8bf2b7a6907aa007e2e4513ed884e3049cb3699b2bf7b674cfed',
};
const digestOf = (wording: unknown): string => createHash('sha256').update(JSON.stringify(wording)).digest('hex');

it('every version of the words has its digest, and none was changed since people agreed to it', () => {
  const written = Object.entries(consentWordings).map(([version, wording]) => [version, digestOf(wording)]);
  expect(Object.fromEntries(written)).toEqual(digests);
  expect(Math.max(...Object.keys(consentWordings).map(Number))).toBe(consentWording);
});

const parts: readonly (keyof ConsentWords)[] = ['purpose', 'sent', 'otherwise', 'after'];

it.each(['fr', 'en'] as const)('what the screens show in language %s is the last version, word for word', (locale) => {
  const intl = createIntl({ locale, messages: locale === 'en' ? english : {}, onError: () => {} });
  for (const purpose of consentPurposes) {
    const shown = parts.map((part) => [part, intl.formatMessage(consentMessages[part], { purpose })]);
    expect([purpose, Object.fromEntries(shown)]).toEqual([purpose, consentWordings[consentWording]?.[locale][purpose]]);
  }
});

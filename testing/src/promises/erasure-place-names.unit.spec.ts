import { readFileSync } from 'node:fs';
import { certificateWords } from '@ecrin/command-api/erasure/certificate/certificate-words.ts';
import { certificatePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const english: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${root}web/src/lang/en/attestation.json`, 'utf8'),
);
const french = readFileSync(`${root}web/src/features/attestation/place.messages.ts`, 'utf8');

it.each(certificatePlaces)('the place « %s » has one name on screen and on paper', (place) => {
  const id = `attestation.place.${place}`;
  const onScreen = new RegExp(`id: '${id}',\\s+defaultMessage: '([^']+)'`, 'u').exec(french)?.[1];
  expect(certificateWords.fr.place[place]).toBe(onScreen);
  expect(certificateWords.en.place[place]).toBe(english[id]);
});

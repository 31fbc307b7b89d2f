import { createHash } from 'node:crypto';
import { readCertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import {
  erasurePlaces,
  type ErasureCertificate,
  type SearchedPlace,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { describe, expect, it, vi } from 'vitest';
import { certificatePdf, type PrintedCertificate } from '#erasure/certificate/certificate-pdf.ts';

const page = 'https://ecrin.exemple.fr/attestation';
const keyLine = 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3';
const closed = erasurePlaces.map((place, at): SearchedPlace => ({
  place,
  bytes: place === 'backups' ? 0 : 1_234_567 + at,
  found: 0,
  reason: null,
}));
const open = (changed: Readonly<Partial<Record<SearchedPlace['place'], Partial<SearchedPlace>>>>) =>
  closed.map((one): SearchedPlace => ({ ...one, ...changed[one.place] }));
const textOf = (changed: Partial<ErasureCertificate> = {}): string => {
  const certificate: ErasureCertificate = {
    format: 'ecrin-erasure-certificate-1',
    number: '4F7K-220M',
    program: 'Écrin 1.4.0',
    askedAt: '2026-11-18T08:00:00.000Z',
    askedBy: 'person',
    keyFingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    keyDestroyedAt: '2026-11-26T20:00:04.000Z',
    searchedAt: '2026-11-26T20:02:10.000Z',
    marks: { fragments: 412, ids: 1 },
    places: closed,
    isWhole: true,
    ...changed,
  };
  return `${JSON.stringify(certificate, null, 2)}\n`;
};
const notWhole = {
  isWhole: false,
  places: open({
    events: { found: null, reason: 'restarted' },
    messages: { found: 3 },
    backups: { found: null, reason: 'unreachable' },
  }),
} as const;
const print = (certificate: string, language: PrintedCertificate['language'] = 'fr') =>
  certificatePdf({
    certificate,
    language,
    page,
    codeBegin: 'K7QF',
    publicKey: `untrusted comment: minisign public key\n${keyLine}\n`,
  });
/** As one reads it: blanks are blanks. */
const read = async (certificate: string, language: PrintedCertificate['language'] = 'fr') => {
  const pdf = await readPdf(await print(certificate, language));
  return { ...pdf, words: pdf.text.join(' ').replaceAll(/\s+/gu, ' ') };
};

describe('a certificate of erasure on paper', () => {
  it('says what, when, by whom, with the figures of the certificate, and how it is verified', async () => {
    const { words, text } = await read(textOf());
    const hash = createHash('sha256').update(textOf()).digest('hex');
    expect(text).toHaveLength(1);
    for (const part of [
      'Attestation d’effacement',
      'n’existe plus dans aucun des endroits relus.',
      'Numéro 4F7K-220M',
      'Demandé 18 novembre 2026, 08:00:00 UTC, par la personne elle-même',
      'Clé détruite 26 novembre 2026, 20:00:04 UTC',
      '9f86 d081 884c 7d65 9a2f eaa0 c55a d015 a3bf 4f1b 2b0b 822c d15d 6c15 b0f0 0a08',
      'Cherché 412 fragments, un identifiant, dans 16 049 449 octets',
      'Relu 26 novembre 2026, 20:02:10 UTC, par Écrin 1.4.0',
      'Clés 1 234 567 0',
      'Sauvegardes rien à lire 0',
      `minisign -Vm certificate-fr.pdf -P ${keyLine}`,
      hash.match(/.{4}/gu)?.join(' ') ?? '',
      page,
      'commence par K7QF',
    ])
      expect(words).toContain(part);
  });

  it('says the same in English', async () => {
    const { words, language } = await read(textOf({ askedBy: 'administrator' }), 'en');
    expect(language).toBe('en-GB');
    for (const part of [
      'Certificate of erasure',
      'Asked for 18 November 2026, 08:00:00 UTC, by the administrators',
      'Keys 1,234,567 0',
      `minisign -Vm certificate-en.pdf -P ${keyLine}`,
    ])
      expect(words).toContain(part);
  });

  it('names each open place, and does not say that nothing is left', async () => {
    const { words } = await read(textOf(notWhole));
    expect(words).toContain('Cette attestation n’est pas complète : 3 endroits restent ouverts.');
    expect(words).not.toContain('n’existe plus');
    expect(words).toContain('Journal 1 234 568 ouvert : le service avait redémarré');
    expect(words).toContain('Messages en attente 1 234 572 ouvert : 3');
    expect(words).toContain('Sauvegardes – ouvert : hors d’atteinte');
  });

  it.each([
    [[null, '2026-11-27T08:00:00.000Z', null], 'ouvert : 2 sur 3 pas encore revus', 'open: 2 of 3 not seen yet'],
    [[null], 'ouvert : 1 sur 1 pas encore revu', 'open: 1 of 1 not seen yet'],
    [['2026-11-27T08:00:00.000Z'], '1 vidé', '1 cleared'],
    [[], 'aucun', 'none'],
  ])('says of devices that were cleared at %j how many have come back', async (at, french, english) => {
    const isOpen = at.includes(null);
    const place: SearchedPlace = {
      place: 'devices',
      bytes: 0,
      found: isOpen ? null : 0,
      reason: isOpen ? 'not-seen' : null,
    };
    const devices = at.map((clearedAt, index) => ({ receipt: `r${index}`, clearedAt }));
    const certificate = textOf({ places: [...closed, place], devices, isWhole: !isOpen });
    const { words, text } = await read(certificate);
    expect([text.length, words.includes(`Appareils connectés – ${french} `)]).toEqual([1, true]);
    expect((await read(certificate, 'en')).words).toContain(`Signed-in devices – ${english} `);
  });

  it('of less than an account says of what, and of which key', async () => {
    const part = { thoughts: 2, sounds: 1, quotations: 1, ids: ['a'.repeat(64)] };
    const { words } = await read(textOf({ part, keyFingerprint: null }));
    expect(words).toContain('Effacé 2 pensées, citées une fois ; le son d’un enregistrement, dont les mots restent');
    expect(words).not.toContain('Clé détruite');
    const keyed = await read(textOf({ part }));
    expect(keyed.words).toContain('9f86 d081 884c 7d65');
    expect(keyed.text).toHaveLength(1);
  });

  it.each(['fr', 'en'] as const)('draws every sign, and stays on one sheet, at its longest in %s', async (language) => {
    const places = closed.map(({ place }): SearchedPlace => ({
      place,
      bytes: 999_999_999_999,
      found: null,
      reason: 'restarted',
    }));
    const marks = { fragments: 600, ids: 1_000 };
    const part = { thoughts: 1_000, sounds: 1_000, quotations: 1_000, ids: ['a'.repeat(64)] };
    const { text, words, lowest } = await read(
      textOf({ part, askedBy: 'administrator', isWhole: false, places, marks, number: '4F7K-220M' }),
      language,
    );
    expect(text).toHaveLength(1);
    expect(words).not.toContain('•');
    // Within the frame.
    expect(lowest).toBeGreaterThan(50);
  });

  it('can be read aloud: its title, its language, facts as a list, places as a table with headings', async () => {
    const { info, language, tags } = await read(textOf());
    expect(language).toBe('fr-FR');
    expect(info).toMatchObject({ Title: 'Attestation d’effacement 4F7K-220M', Creator: 'Écrin' });
    const count = (tag: string) => tags.filter((one) => one === tag).length;
    expect(['H1', 'H2', 'L', 'LI', 'Table', 'TR', 'TH', 'TD'].map((tag) => [tag, count(tag)])).toEqual([
      ['H1', 1],
      ['H2', 2],
      ['L', 1],
      ['LI', 6],
      ['Table', 1],
      ['TR', 15],
      ['TH', 3],
      ['TD', 42],
    ]);
  });

  it('has the text that is signed with it, byte for byte', async () => {
    const pdf = await print(textOf(notWhole));
    expect(readCertificateFile(pdf)).toEqual(JSON.parse(textOf(notWhole)));
    expect(Buffer.from(pdf).includes(`\n${textOf(notWhole)}\nendstream`)).toBe(true);
    expect(readCertificateFile(new TextEncoder().encode('%PDF-1.7\nnothing'))).toBeNull();
  });

  it('is the same file whenever it is made', async () => {
    const first = await print(textOf());
    vi.useFakeTimers({ now: Date.parse('2031-05-06T07:08:09.000Z'), toFake: ['Date'] });
    const second = await print(textOf());
    vi.useRealTimers();
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

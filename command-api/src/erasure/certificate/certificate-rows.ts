import type { ErasureCertificate, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { dayOf } from '#story/page/page-dates.ts';
import { certificateWords } from './certificate-words.ts';

/** `isOpen`: it was not reached, or something is left in it. */
type PlaceRow = Readonly<{ cells: readonly [place: string, bytes: string, found: string]; isOpen: boolean }>;
/** What a certificate says, in words, from its own figures alone. `facts`: name and value. */
type CertificateRows = Readonly<{
  lead: string;
  facts: readonly (readonly [name: string, value: string])[];
  places: readonly PlaceRow[];
}>;

export const certificateRows = (certificate: ErasureCertificate, language: Language): CertificateRows => {
  const { isWhole, part, places } = certificate;
  const words = certificateWords[language];
  const open = places.filter(({ found }) => found !== 0).length;
  return {
    lead: isWhole ? words.lead[part ? 'part' : 'whole'] : words.openLead(open),
    facts: factsOf(certificate, language),
    places: places.map((place) =>
      place.place === 'devices' ? rowOfDevices(certificate, language) : rowOf(place, language),
    ),
  };
};

/** By the clock of nobody in particular, so that the same certificate is the same file everywhere. */
const momentOf = (instant: string, language: Language): string =>
  `${dayOf(instant, { language, timeZone: 'UTC' })}, ${instant.slice(11, 19)} UTC`;

/** « 7c1e 90b4 … »: so that it can be compared by eye. */
export const inFours = (hex: string): string => hex.match(/.{1,4}/gu)?.join(' ') ?? '';

/** On two lines of the same length. */
const inHalves = (hex: string): string =>
  [hex.slice(0, hex.length / 2), hex.slice(hex.length / 2)].map(inFours).join('\n');

const factsOf = (certificate: ErasureCertificate, language: Language): CertificateRows['facts'] => {
  const { number, program, askedAt, askedBy, keyFingerprint, keyDestroyedAt, searchedAt, marks, places, part } =
    certificate;
  const words = certificateWords[language];
  const { facts: names } = words;
  const bytes = places.reduce((sum, place) => sum + place.bytes, 0).toLocaleString(words.locale);
  const key: CertificateRows['facts'] = [
    [names.destroyed, momentOf(keyDestroyedAt, language)],
    [names.key, keyFingerprint === null ? words.noKey : inHalves(keyFingerprint)],
  ];
  const erased: CertificateRows['facts'] = part
    ? [[names.erased, words.erased(part)], ...(keyFingerprint === null ? [] : key)]
    : key;
  return [
    [names.number, number],
    [names.asked, `${momentOf(askedAt, language)}, ${words.askedBy[askedBy]}`],
    ...erased,
    [names.sought, words.sought({ ...marks, bytes })],
    [names.searched, `${momentOf(searchedAt, language)}, ${words.searchedBy(program)}`],
  ];
};

/** Nothing is read of them: how many have come back is counted. */
const rowOfDevices = ({ devices = [] }: ErasureCertificate, language: Language): PlaceRow => {
  const { place, notSeen, cleared } = certificateWords[language];
  const waiting = devices.filter(({ clearedAt }) => clearedAt === null).length;
  const said = waiting === 0 ? cleared(devices.length) : notSeen(waiting, devices.length);
  return { cells: [place.devices, '–', said], isOpen: waiting > 0 };
};

const rowOf = ({ place, bytes, found, reason }: SearchedPlace, language: Language): PlaceRow => {
  const { locale, place: names, nothingToRead, open, left } = certificateWords[language];
  const nothing = found === null ? '–' : nothingToRead;
  const read = bytes === 0 ? nothing : bytes.toLocaleString(locale);
  if (found === null)
    return { cells: [names[place], read, open[reason === 'restarted' ? reason : 'unreachable']], isOpen: true };
  return { cells: [names[place], read, found === 0 ? '0' : left(found)], isOpen: found > 0 };
};

import type {
  CertificatePlace,
  CertifiedDevice,
  ErasureCertificate,
  SearchedPlace,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';

/** Places as people think of them. */
const groups = {
  keys: ['keys', 'key-copies'],
  events: ['events'],
  copies: ['read-models', 'access', 'messages', 'outbox', 'workflows', 'answers', 'presence', 'crashes', 'other-files'],
  recordings: ['recordings'],
  backups: ['backups'],
  devices: ['devices'],
} as const satisfies Readonly<Record<string, readonly CertificatePlace[]>>;
export type PlaceGroup = keyof typeof groups;

/** `closed`: how many of its places have nothing any more. `nothingKept`: there was nothing to read. */
export type CertificateRow = Readonly<{
  group: PlaceGroup;
  closed: number;
  all: number;
  at: string;
  open: readonly SearchedPlace[];
  nothingKept: boolean;
}>;

const rowOf = ({ places, keyDestroyedAt, searchedAt }: ErasureCertificate, group: PlaceGroup): CertificateRow => {
  const names: readonly CertificatePlace[] = groups[group];
  // One that is not named was not searched.
  const searched = names.map(
    (name) =>
      places.find(({ place }) => place === name) ?? {
        place: name,
        bytes: 0,
        found: null,
        reason: 'unreachable' as const,
      },
  );
  const open = searched.filter(({ found }) => found !== 0);
  const nothingKept = open.length === 0 && searched.every(({ bytes }) => bytes === 0);
  const at = group === 'keys' ? keyDestroyedAt : searchedAt;
  return { group, closed: names.length - open.length, all: names.length, at, open, nothingKept };
};

/** Each counts, as the person has them. */
const rowOfDevices = (certificate: ErasureCertificate, devices: readonly CertifiedDevice[]): CertificateRow => {
  const row = rowOf(certificate, 'devices');
  const cleared = devices.flatMap(({ clearedAt }) => (clearedAt === null ? [] : [clearedAt]));
  const at = cleared.toSorted().at(-1) ?? certificate.searchedAt;
  return { ...row, closed: cleared.length, all: devices.length, at, nothingKept: false };
};

// Cast: the names of an object that is written above.
export const certificateRows = (certificate: ErasureCertificate): readonly CertificateRow[] =>
  (Object.keys(groups) as PlaceGroup[])
    // Of less than an account no key is destroyed: it opens what stays.
    .filter((group) => !certificate.part || group !== 'keys')
    // Of older certificates they were not counted.
    .filter((group) => certificate.devices || group !== 'devices')
    .map((group) =>
      group === 'devices' ? rowOfDevices(certificate, certificate.devices ?? []) : rowOf(certificate, group),
    );

/** « 7c1e 90b4 … »: so that it can be compared by eye. */
export const inFours = (hex: string): string => hex.match(/.{1,4}/gu)?.join(' ') ?? '';

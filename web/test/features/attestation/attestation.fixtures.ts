import {
  erasurePlaces,
  type CertifiedDevice,
  type ErasureState,
  type SearchedPlace,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const inBase64 = (...parts: readonly Uint8Array[]): string =>
  btoa(parts.flatMap((part) => Array.from(part, (byte) => String.fromCodePoint(byte))).join(''));

const keyId = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);

/** Signs as minisign does, by a key of this test. */
const signed = async (text: string): Promise<Pick<ErasureState, 'signature' | 'publicKey'>> => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const sign = async (bytes: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes));
  const ofText = await sign(bytesOf(text));
  const comment = 'Écrin 1.4.0';
  const ofComment = await sign(Uint8Array.from([...ofText, ...bytesOf(comment)]));
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return {
    signature: `untrusted comment: x\n${inBase64(bytesOf('Ed'), keyId, ofText)}\ntrusted comment: ${comment}\n${inBase64(ofComment)}\n`,
    publicKey: `untrusted comment: minisign public key\n${inBase64(bytesOf('Ed'), keyId, raw)}\n`,
  };
};

const placesOf = (devices: readonly CertifiedDevice[] | null) =>
  (devices ? [devices] : []).map((counted) =>
    counted.every(({ clearedAt }) => clearedAt !== null)
      ? ({ place: 'devices', bytes: 0, found: 0, reason: null } as const)
      : ({ place: 'devices', bytes: 0, found: null, reason: 'not-seen' } as const),
  );

/** An erasure that is done; `changed`: places that are not closed. `devices` null: they were not counted. */
export const doneErasure = async (
  changed: readonly Partial<SearchedPlace>[] = [],
  devices: readonly CertifiedDevice[] | null = null,
): Promise<ErasureState> => {
  const searched = erasurePlaces.map((place) => ({
    place,
    bytes: 4_200_000,
    found: 0,
    reason: null,
    ...changed.find((one) => one.place === place),
  }));
  const certificate = `${JSON.stringify({
    format: 'ecrin-erasure-certificate-1',
    number: '4F7K-220M',
    program: 'Écrin 1.4.0',
    askedAt: '2026-11-18T08:00:00.000Z',
    askedBy: 'person',
    keyFingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    keyDestroyedAt: '2026-11-26T20:00:04.000Z',
    searchedAt: '2026-11-26T20:02:10.000Z',
    marks: { fragments: 412, ids: 1 },
    places: [...searched, ...placesOf(devices)],
    devices: devices ?? undefined,
    isWhole: changed.length === 0 && placesOf(devices).every(({ found }) => found === 0),
  })}\n`;
  return { ...notYet('done'), certificate, ...(await signed(certificate)) };
};

/** An erasure without a certificate. */
export const notYet = (state: ErasureState['state']): ErasureState => ({
  number: '4F7K-220M',
  state,
  askedAt: '2026-11-18T08:00:00.000Z',
  dueAt: '2026-11-25T08:00:00.000Z',
  certificate: null,
  signature: null,
  publicKey: '',
});

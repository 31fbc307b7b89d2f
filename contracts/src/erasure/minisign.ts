/**
 * Signatures in the format of minisign, checked by what browsers and Node have alike. Of its two kinds this is the one that signs the text itself (`Ed`):
 * the other one hashes it by BLAKE2b first, which no browser knows.
 */
const algorithm = 'Ed';
const [idBytes, keyBytes, signatureBytes] = [8, 32, 64];

export type SignatureCheck = 'genuine' | 'altered' | 'unsupported';
type Bytes = Uint8Array<ArrayBuffer>;
/** `text`: what was signed, in UTF-8; of a file that is no text, its bytes. */
type Signed = Readonly<{ text: string | Bytes; signature: string; publicKey: string }>;

/** `altered`: the text, the signature or its comment is not what the owner of the key signed. `unsupported`: this browser knows no Ed25519. */
export const checkMinisign = async ({ text, signature, publicKey }: Signed): Promise<SignatureCheck> => {
  const parts = readSignature(signature);
  const key = readPublicKey(publicKey);
  if (!parts || !key || key.id !== parts.keyId) return 'altered';
  const holds = await openKey(key.bytes);
  if (!holds) return 'unsupported';
  const ofComment = joined(parts.ofText, utf8(parts.comment));
  const isGenuine =
    (await holds(parts.ofText, typeof text === 'string' ? utf8(text) : text)) &&
    (await holds(parts.ofComment, ofComment));
  return isGenuine ? 'genuine' : 'altered';
};

/** null: this browser knows no Ed25519, or the page is not sent safely and has none of it. */
const openKey = async (bytes: Bytes) => {
  if (!('subtle' in crypto)) return null;
  const imported = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']).catch(() => null);
  return imported && ((signed: Bytes, content: Bytes) => crypto.subtle.verify('Ed25519', imported, signed, content));
};

/** The comment of a signature that is signed with it; null: it is none of ours. */
export const trustedCommentOf = (signature: string): string | null => readSignature(signature)?.comment ?? null;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const joined = (one: Bytes, other: Bytes): Bytes => {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
};

/** null: it is no base64 of so many bytes. */
const readBase64 = (text: string, length: number): Bytes | null => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  return bytes.length === length ? bytes : null;
};

/** What stands behind the kind and the id of a key. */
const readTagged = (line: string, length: number): Readonly<{ id: string; bytes: Bytes }> | null => {
  const bytes = readBase64(line, algorithm.length + idBytes + length);
  if (!bytes || String.fromCodePoint(...bytes.subarray(0, algorithm.length)) !== algorithm) return null;
  const start = algorithm.length + idBytes;
  return { id: bytes.subarray(algorithm.length, start).join('.'), bytes: bytes.slice(start) };
};

/** Of a file, or its last line alone, as it is given on a command line. */
const readPublicKey = (text: string) => readTagged(text.trim().split(/\r?\n/u).at(-1)?.trim() ?? '', keyBytes);

const trustedPrefix = 'trusted comment: ';

const readSignature = (text: string) => {
  const [, first = '', trusted = '', second = ''] = /^untrusted comment: .*\n(.+)\n(.+)\n(.+)\n?$/u.exec(text) ?? [];
  const ofText = readTagged(first, signatureBytes);
  const ofComment = readBase64(second, signatureBytes);
  if (!ofText || !ofComment || !trusted.startsWith(trustedPrefix)) return null;
  return { keyId: ofText.id, ofText: ofText.bytes, comment: trusted.slice(trustedPrefix.length), ofComment };
};

/** Whether a line of a signature, as it is the second of its file, is of these words by this key. */
export const checkSignatureLine = async ({
  text,
  line,
  publicKey,
}: Readonly<{ text: string; line: string; publicKey: string }>): Promise<SignatureCheck> => {
  const [signed, key] = [readTagged(line, signatureBytes), readPublicKey(publicKey)];
  if (!signed || !key || key.id !== signed.id) return 'altered';
  const holds = await openKey(key.bytes);
  if (!holds) return 'unsupported';
  return (await holds(signed.bytes, utf8(text))) ? 'genuine' : 'altered';
};

import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { predictLength } from 'client-zip';
import { archiveNames } from './archive-words.ts';
import { zipStream, type ArchiveFile } from './zip-stream.ts';

/** As minisign signs: `publicKey` is its file of two lines, a signature its four. */
export type ArchiveSigner = Readonly<{ publicKey: string; sign: (text: string, comment: string) => string }>;
/** The key itself, as it is told beside what it signs. */
export const keyLineOf = ({ publicKey }: Pick<ArchiveSigner, 'publicKey'>): string =>
  publicKey.trim().split('\n').at(-1) ?? '';
type Signed = Readonly<{ signer: ArchiveSigner; now: string }>;

/** In base64, with the kind and the id of its key. */
const signatureBytes = 100;
/** The program that says whether an archive is as it was signed; every archive has it with it. */
export const archiveVerifier = new URL('verify-archive.mjs', import.meta.url);
export const verifierText = (): string => readFileSync(archiveVerifier, 'utf8');

/** The files as one ZIP with the list of their hashes, which is signed; a second signature, of all that stands before it, is the ZIP’s comment. */
export const signedArchive = (files: AsyncIterable<ArchiveFile>, signed: Signed): AsyncGenerator<Uint8Array> =>
  withSignature(zipStream(withSums(files, signed)), signed);

type MeasuredFile = Pick<ArchiveFile, 'name' | 'content' | 'bytes'>;

/** How long the archive of these files is, in bytes, to the last one: what is known of a file is not read. */
export const archiveBytes = async (files: AsyncIterable<MeasuredFile>, signed: Signed): Promise<number> => {
  const sizes: { name: string; size: number }[] = [];
  let listed = 0;
  for await (const { name, content, bytes } of withVerifier(files, signed)) {
    sizes.push({ name, size: bytes ?? (await lengthOf(content)) });
    listed += rowOf('0'.repeat(64), name).length;
  }
  const [list, signature] = signedList('', signed);
  const own = [
    { name: list.name, size: listed },
    { name: signature.name, size: await lengthOf(signature.content) },
  ];
  return Number(predictLength([...sizes, ...own])) + signatureBytes;
};

/** In bytes. */
export const lengthOf = async (content: ArchiveFile['content']): Promise<number> => {
  if (typeof content === 'string') return Buffer.byteLength(content);
  let length = 0;
  for await (const piece of content) length += piece.length;
  return length;
};

const rowOf = (hash: string, name: string): Buffer => Buffer.from(`${hash}  ${name}\n`);

async function* withSums(files: AsyncIterable<ArchiveFile>, signed: Signed): AsyncGenerator<ArchiveFile> {
  const rows: Buffer[] = [];
  for await (const file of withVerifier(files, signed)) {
    const hash = createHash('sha256');
    yield { ...file, content: hashed(file.content, hash) };
    // Asked for the next file, the ZIP has read this one to its end.
    rows.push(rowOf(hash.digest('hex'), file.name));
  }
  yield* signedList(Buffer.concat(rows).toString(), signed);
}

const signedList = (list: string, { signer, now }: Signed): readonly [ArchiveFile, ArchiveFile] => [
  { name: archiveNames.sums, content: list, modifiedAt: now },
  { name: archiveNames.signature, content: signer.sign(list, `ecrin ${now}`), modifiedAt: now },
];

/** The files, the program that checks them, and the key. */
async function* withVerifier<File>(
  files: AsyncIterable<File>,
  { signer, now }: Signed,
): AsyncGenerator<File | ArchiveFile> {
  yield* files;
  yield { name: archiveNames.verifier, content: verifierText(), modifiedAt: now };
  yield { name: archiveNames.key, content: signer.publicKey, modifiedAt: now };
}

async function* hashed(content: ArchiveFile['content'], hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of typeof content === 'string' ? [Buffer.from(content)] : content) {
    hash.update(piece);
    yield piece;
  }
}

/** The last two bytes of a ZIP say how long its comment is. */
async function* withSignature(zip: AsyncIterable<Uint8Array>, { signer }: Signed): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let last: Uint8Array = Buffer.alloc(0);
  for await (const piece of zip) {
    const all = Buffer.concat([last, piece]);
    const ready = all.subarray(0, Math.max(0, all.length - 2));
    last = all.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  const length = Buffer.alloc(2);
  length.writeUInt16LE(signatureBytes);
  const [, signature = ''] = signer.sign(hash.update(length).digest('hex'), '').split('\n');
  yield Buffer.concat([length, Buffer.from(signature)]);
}

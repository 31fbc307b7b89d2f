import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { zipStream, type ArchiveFile } from './zip-stream.ts';

/** As minisign signs: `publicKey` is its file of two lines, a signature its four. */
export type ArchiveSigner = Readonly<{ publicKey: string; sign: (text: string, comment: string) => string }>;
type Signed = Readonly<{ signer: ArchiveSigner; now: string }>;

const listFile = 'SHA256SUMS';
/** In base64, with the kind and the id of its key. */
const signatureBytes = 100;
/** The program that says whether an archive is as it was signed; every archive has it with it. */
export const archiveVerifier = new URL('verify-archive.mjs', import.meta.url);

/** The files as one ZIP with the list of their hashes, which is signed; a second signature, of all that stands before it, is the ZIP’s comment. */
export const signedArchive = (files: AsyncIterable<ArchiveFile>, signed: Signed): AsyncGenerator<Uint8Array> =>
  withSignature(zipStream(withSums(files, signed)), signed);

async function* withSums(files: AsyncIterable<ArchiveFile>, { signer, now }: Signed): AsyncGenerator<ArchiveFile> {
  const rows: string[] = [];
  const all = concatenated(files, [
    { name: 'verify.mjs', content: readFileSync(archiveVerifier, 'utf8'), modifiedAt: now },
    { name: 'minisign.pub', content: signer.publicKey, modifiedAt: now },
  ]);
  for await (const file of all) {
    const hash = createHash('sha256');
    yield { ...file, content: hashed(file.content, hash) };
    // Asked for the next file, the ZIP has read this one to its end.
    rows.push(`${hash.digest('hex')}  ${file.name}\n`);
  }
  const list = rows.join('');
  yield { name: listFile, content: list, modifiedAt: now };
  yield { name: `${listFile}.minisig`, content: signer.sign(list, `ecrin ${now}`), modifiedAt: now };
}

async function* concatenated(files: AsyncIterable<ArchiveFile>, more: readonly ArchiveFile[]) {
  yield* files;
  yield* more;
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

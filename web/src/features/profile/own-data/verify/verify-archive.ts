import { checkMinisign, checkSignatureLine, trustedCommentOf } from '@ecrin/contracts/erasure/minisign.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readContents, type ReadBytes, type ZipContents, type ZipRange } from './zip-contents.ts';

/** `list`: what tells of the files was changed, or signed by another key. `around`: the ZIP was changed around its files. */
export type Finding = Readonly<{ kind: 'changed' | 'added' | 'missing' | 'list' | 'around'; name: string }>;
/** `unsupported`: this browser knows no Ed25519. `signedAt`: ISO 8601. */
export type Verdict =
  | Readonly<{ state: 'whole'; files: number; signedAt: string }>
  | Readonly<{ state: 'changed'; findings: readonly Finding[] }>
  | Readonly<{ state: 'unreadable' | 'unsupported' }>;

type Asked = Readonly<{ file: Blob; publicKey: string; onProgress?: (share: number) => void }>;

const [list, signature] = ['SHA256SUMS', 'SHA256SUMS.minisig'];
const pieceBytes = 1_048_576;

/** Whether an archive is as this service signed it: says what `npm run verify-export` says. Read piece by piece on this device, nothing is sent. */
export const verifyArchive = async (asked: Asked): Promise<Verdict> => {
  try {
    return await check(asked);
  } catch (fault) {
    if (fault instanceof RangeError) return { state: 'unreadable' };
    throw fault;
  }
};

const check = async ({ file, publicKey, onProgress }: Asked): Promise<Verdict> => {
  const read = readerOf(file);
  const contents = await readContents(read, file.size);
  const sums = await textOf(read, contents, list);
  const signed = await textOf(read, contents, signature);
  const outcome = await checkMinisign({ text: sums, signature: signed, publicKey });
  if (outcome === 'unsupported') return { state: 'unsupported' };
  const hashOf = hashing(read, onProgress, 2 * file.size);
  const findings: Finding[] = outcome === 'genuine' ? [] : [{ kind: 'list', name: list }];
  findings.push(...(await compare(contents, sums, hashOf)));
  if (findings.length === 0 && !(await isFrameWhole(contents, publicKey, hashOf)))
    findings.push({ kind: 'around', name: '' });
  if (findings.length > 0) return { state: 'changed', findings };
  return { state: 'whole', files: contents.files.length, signedAt: signedAtOf(signed) };
};

const signedAtOf = (signed: string): string => trustedCommentOf(signed)?.split(' ').at(-1) ?? '';

const readerOf =
  (file: Blob): ReadBytes =>
  async (start, end) => {
    const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
    if (start < 0 || bytes.length < end - start) throw new RangeError('beyond its end');
    return bytes;
  };

const textOf = async (read: ReadBytes, { files }: ZipContents, wanted: string): Promise<string> => {
  const found = files.find(({ name }) => name === wanted);
  return found ? new TextDecoder().decode(await read(found.start, found.end)) : '';
};

type Range = Omit<ZipRange, 'name'>;
type HashOf = (range: Range) => Promise<string>;

const hashing = (read: ReadBytes, onProgress: Asked['onProgress'], all: number): HashOf => {
  let done = 0;
  return async ({ start, end }) => {
    const hash = sha256.create();
    for (let at = start; at < end; at += pieceBytes) {
      const piece = await read(at, Math.min(end, at + pieceBytes));
      hash.update(piece);
      done += piece.length;
      onProgress?.(Math.min(1, done / all));
    }
    return bytesToHex(hash.digest());
  };
};

/** Each row: 64 hexadecimal digits, two blanks, the path. The list and its signature are in no row. */
const readSums = (text: string): ReadonlyMap<string, string | null> =>
  new Map<string, string | null>([
    ...text
      .split('\n')
      .filter(Boolean)
      .map((row) => [row.slice(66), row.slice(0, 64)] as const),
    [list, null],
    [signature, null],
  ]);

const compare = async ({ files }: ZipContents, text: string, hashOf: HashOf): Promise<readonly Finding[]> => {
  const [sums, seen, findings] = [readSums(text), new Set<string>(), [] as Finding[]];
  for (const { name, ...range } of files) {
    const sum = sums.get(name);
    if (sum === undefined || seen.has(name)) findings.push({ kind: 'added', name });
    else if (sum !== null && sum !== (await hashOf(range))) findings.push({ kind: 'changed', name });
    seen.add(name);
  }
  const missing = [...sums.keys()].filter((name) => !seen.has(name));
  return [...findings, ...missing.map((name) => ({ kind: 'missing', name }) as const)];
};

const isFrameWhole = async ({ before, comment }: ZipContents, publicKey: string, hashOf: HashOf): Promise<boolean> => {
  const text = await hashOf({ start: 0, end: before });
  return (await checkSignatureLine({ text, line: comment, publicKey })) === 'genuine';
};

// Says whether an archive of Écrin is as it was signed; rests on Node alone: `node verify.mjs ARCHIVE [--key PUBLICKEY]`. ARCHIVE: the ZIP, or the folder
// it was unpacked to. PUBLICKEY: of the service, or a file with it. Exit code 0: nothing was changed, removed or added.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const [list, signature, ownKey] = ['SHA256SUMS', 'SHA256SUMS.minisig', 'minisign.pub'];
const say = (words) => process.stdout.write(`${words}\n`);
const problem = (words) => say(words) && (process.exitCode = 1);

const pieces = function* ({ file, start, end }) {
  for (let at = start; at < end; at += 1_048_576) {
    const piece = Buffer.alloc(Math.min(end - at, 1_048_576));
    if (readSync(file, piece, 0, piece.length, at) < piece.length) throw new RangeError('beyond its end');
    yield piece;
  }
};
const hashOf = (range) => {
  const hash = createHash('sha256');
  for (const piece of pieces(range)) hash.update(piece);
  return hash.digest('hex');
};
const bytesOf = (range) => Buffer.concat([...pieces(range)]);

const filesOfFolder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? [] : join(one.parentPath, one.name)))
    .map((path) => ({ name: path.slice(join(folder, sep).length).replaceAll(sep, '/').normalize(), ...whole(path) }));
const whole = (path) => ({ file: openSync(path), start: 0, end: statSync(path).size });

const filesOfZip = ({ file, end: size }) => {
  const tail = bytesOf({ file, start: Math.max(0, size - 65_700), end: size });
  const last = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (last < 0) throw new RangeError('no ZIP');
  const isLong = last >= 76 && tail.readUInt32BE(last - 76) === 0x504b0606;
  const start = isLong ? Number(tail.readBigUInt64LE(last - 28)) : tail.readUInt32LE(last + 16);
  const contents = bytesOf({ file, start, end: size - tail.length + last - (isLong ? 76 : 0) });
  const files = [];
  for (let at = 0; at < contents.length;) {
    const nameEnd = at + 46 + contents.readUInt16LE(at + 28);
    const next = nameEnd + contents.readUInt16LE(at + 30);
    const place = next === nameEnd ? contents.readUInt32LE(at + 42) : Number(contents.readBigUInt64LE(next - 8));
    const from = place + 30 + nameEnd - at - 46;
    const end = from + contents.readUInt32LE(at + 24);
    files.push({ name: contents.toString('utf8', at + 46, nameEnd), file, start: from, end });
    at = next;
  }
  return { files, before: size - tail.length + last + 22, comment: tail.toString('latin1', last + 22) };
};

const isSigned = (bytes, sealed, key) => {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.subarray(10)]);
  return verify(null, bytes, createPublicKey({ key: spki, format: 'der', type: 'spki' }), sealed);
};
/** A line of minisign: two letters, the id of the key, the signature. */
const isSignedBy = (key, bytes, line) => {
  const sealed = Buffer.from(line, 'base64');
  const isOfKey = sealed.toString('base64') === line && sealed.subarray(0, 10).equals(key.subarray(0, 10));
  return isOfKey && isSigned(bytes, sealed.subarray(10), key);
};

const compare = (files, sums) => {
  const seen = new Set();
  for (const { name, ...range } of files) {
    if (!sums.has(name) || seen.has(name)) problem(`Ajouté / added: ${name}`);
    else if (![null, hashOf(range)].includes(sums.get(name))) problem(`Modifié / changed: ${name}`);
    seen.add(name);
  }
  for (const name of sums.keys()) if (!seen.has(name)) problem(`Manque / missing: ${name}`);
};

const lineOf = (key, inside) =>
  (key && existsSync(key) ? readFileSync(key, 'utf8') : (key ?? inside)).trim().split('\n').at(-1);
const isGenuine = (key, text, [, line, trusted, ofTrusted]) => {
  const both = Buffer.concat([Buffer.from(line, 'base64').subarray(10), Buffer.from(trusted.slice(17))]);
  return isSignedBy(key, Buffer.from(text), line) && isSigned(both, Buffer.from(ofTrusted, 'base64'), key);
};
const check = (path, given) => {
  const zip = statSync(path).isDirectory() ? null : whole(path);
  const { files, before, comment } = zip ? filesOfZip(zip) : { files: filesOfFolder(path) };
  const textOf = (wanted) => files.filter(({ name }) => name === wanted).map((one) => bytesOf(one).toString())[0] ?? '';
  const [text, signed] = [textOf(list), `${textOf(signature)}\n\n\n\n`.split('\n')];
  const keyLine = lineOf(given, textOf(ownKey));
  const key = Buffer.from(keyLine, 'base64');
  if (!isGenuine(key, text, signed))
    problem(`Modifié, ou signé par une autre clé que / changed, or signed by another key than ${keyLine}: ${list}`);
  const rows = text.split('\n').filter(Boolean);
  compare(files, new Map([...rows.map((row) => [row.slice(66), row.slice(0, 64)]), [list, null], [signature, null]]));
  if (zip && !process.exitCode && !isSignedBy(key, Buffer.from(hashOf({ ...zip, end: before })), comment))
    problem('Le ZIP a été modifié autour de ses fichiers / the ZIP was changed around its files');
  if (!process.exitCode) say(`Intact / whole: ${files.length} (${signed[2].slice(17)}, ${keyLine})`);
};

const [path = '', , given] = process.argv.slice(2);
try {
  check(path, given);
} catch {
  problem(`Ne se lit pas comme une archive / cannot be read as an archive: ${path}`);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readCertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import type { CertifiedDevice, ErasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';
import { parseFileAndKey } from './file-and-key.ts';
import { ownPublicKey } from './own-public-key.ts';
import { runCommand, UsageFault } from './run-command.ts';

const usage =
  'npm run verify-certificate -- FILE [--key PUBLICKEY]: whether the certificate of an erasure, as PDF or JSON, is genuine, and whole. Its signature is read from FILE.minisig; PUBLICKEY is the line of the service’s key, or a file with it. Without it the key of this server is taken, from DATA_DIR or MASTER_KEY.';

/** Ends with exit code 0 when the certificate is genuine and whole, and with 1 otherwise. */
const run = async (): Promise<void> => {
  const { file, key } = parseFileAndKey(usage);
  const content = Uint8Array.from(await readGiven(file));
  const signature = await readText(`${file}.minisig`);
  const publicKey = key === undefined ? ownPublicKey() : await givenKey(key);
  const isGenuine = (await checkMinisign({ text: content, signature, publicKey })) === 'genuine';
  const certificate = isGenuine ? readCertificateFile(content) : null;
  process.stdout.write(`${certificate ? sentenceOf(certificate) : refusalOf(file, isGenuine)}\n`);
  if (!certificate?.isWhole) process.exitCode = 1;
};

/** The same key signs archives. */
const refusalOf = (file: string, isGenuine: boolean): string =>
  isGenuine
    ? `${file} is genuine, but no certificate of an erasure.`
    : `${file} is not genuine: it was changed, or another key than this one signed it.`;

const sentenceOf = ({ number, program, searchedAt, places, devices = [], isWhole }: ErasureCertificate): string => {
  const genuine = `Certificate ${number} of ${searchedAt} is genuine (${program})`;
  return isWhole
    ? `${genuine} and whole: nothing was left in any of the ${places.length} places that were searched.`
    : `${genuine}, but it is not whole: ${openPlaces(places, devices)}.`;
};

const openPlaces = (places: ErasureCertificate['places'], devices: readonly CertifiedDevice[]): string =>
  places
    .filter(({ found }) => found !== 0)
    .map(({ place, found, reason }) => {
      if (reason === 'not-seen') return `${place} (${notSeen(devices)})`;
      return `${place} (${found === null ? (reason ?? 'unreachable') : `${found} found`})`;
    })
    .join(', ');

const notSeen = (devices: readonly CertifiedDevice[]): string =>
  `${devices.filter(({ clearedAt }) => clearedAt === null).length} of ${devices.length} not seen yet`;

const readGiven = async (file: string): Promise<Buffer> => {
  const content = await readFile(file).catch(() => null);
  if (content === null) throw new UsageFault(`${file} cannot be read. ${usage}`);
  return content;
};

const readText = async (file: string): Promise<string> => (await readGiven(file)).toString();

const givenKey = (key: string): Promise<string> | string => (existsSync(key) ? readText(key) : key);

await runCommand(run);

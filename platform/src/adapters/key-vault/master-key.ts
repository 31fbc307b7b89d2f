import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { KeyVaultFault } from '#ports/key-vault.ts';

/** Versions count from 1. New keys are wrapped by the newest; older ones only unwrap. */
export type MasterKey = Readonly<{ newest: number; versions: ReadonlyMap<number, Uint8Array> }>;

const keyBytes = 32;

/**
 * From the environment when it is set there, else from `master.key` in `dir`, which the first start creates for its owner only (0600).
 * Written as `1:<32 bytes in base64>`, several separated by commas; one without a number is version 1. Throws `KeyVaultFault('master-key-missing')`.
 */
export const openMasterKey = ({
  dir,
  fromEnvironment,
}: Readonly<{ dir: string; fromEnvironment: string | null }>): MasterKey => {
  if (fromEnvironment) return parse(fromEnvironment, 'MASTER_KEY');
  const file = join(dir, 'master.key');
  if (!existsSync(file)) writeWhole(dir, file, `1:${randomBytes(keyBytes).toString('base64')}\n`);
  return parse(readFileSync(file, 'utf8'), file);
};

/** 32 bytes derived for one purpose: e-mail hashes, token signing. The same as long as the oldest version is configured. */
export const deriveKey = ({ versions }: MasterKey, purpose: string): Uint8Array => {
  const oldest = versions.get(Math.min(...versions.keys()));
  if (!oldest) throw new KeyVaultFault('master-key-missing', 'there is no master key');
  return new Uint8Array(hkdfSync('sha256', oldest, '', `ecrin/${purpose}`, keyBytes));
};

const parse = (text: string, source: string): MasterKey => {
  const versions = new Map(
    text
      .trim()
      .split(',')
      .map((part) => parseOne(part.trim(), source)),
  );
  return { newest: Math.max(...versions.keys()), versions };
};

const parseOne = (part: string, source: string): readonly [number, Uint8Array] => {
  const [, version = '1', base64 = ''] = /^(?:([1-9]\d{0,5}):)?([A-Za-z0-9+/]+={0,2})$/.exec(part) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (key.length !== keyBytes)
    throw new KeyVaultFault('master-key-missing', `The master key in ${source} is not ${keyBytes} bytes in base64.`);
  return [Number(version), new Uint8Array(key)];
};

/** A crash in between leaves either no key file or a whole one. */
const writeWhole = (dir: string, file: string, text: string): void => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
};

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { readConfig } from '#config/config.ts';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';
import { UsageFault } from './run-command.ts';

/** The key by which this server signs certificates and archives, as minisign’s file. Throws `UsageFault` where there is none. */
export const ownPublicKey = (): string => {
  const { DATA_DIR, MASTER_KEY } = readConfig({ ...process.env, ROLES: '' }).shared;
  const dir = resolve(DATA_DIR);
  // Opening it would make one where there is none.
  if (MASTER_KEY === undefined && !existsSync(join(dir, 'master.key')))
    throw new UsageFault(`There is no master.key in ${dir}: give the key of the service by --key, or its DATA_DIR.`);
  return openCertificateKey(openMasterKey({ dir, fromEnvironment: MASTER_KEY ?? null })).publicKey;
};

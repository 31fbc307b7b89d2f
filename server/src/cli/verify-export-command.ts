import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { archiveVerifier } from '@ecrin/command-api';
import { ownPublicKey } from './own-public-key.ts';
import { OptionFault, runCommand } from './run-command.ts';

const usage =
  'npm run verify-export -- FILE [--key PUBLICKEY]: whether an archive, or the folder it was unpacked to, is as it was signed; if not, which files were changed, are missing or were added. PUBLICKEY is the line of the service’s key, or a file with it. Without it the key of this server is taken, from DATA_DIR or MASTER_KEY.';

/** Runs the program that every archive has with it, with this server’s key: one says what the other does. */
const run = async (): Promise<void> => {
  const { file, key } = parseOptions();
  const words = [fileURLToPath(archiveVerifier), file, '--key', key ?? ownPublicKey()];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};

const parseOptions = (): Readonly<{ file: string; key: string | undefined }> => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new TypeError('one file');
    return { file, key: values.key };
  } catch {
    throw new OptionFault(usage);
  }
};

await runCommand(run);

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { archiveVerifier } from '@ecrin/command-api';
import { parseFileAndKey } from './file-and-key.ts';
import { ownPublicKey } from './own-public-key.ts';
import { runCommand } from './run-command.ts';

const usage =
  'npm run verify-export -- FILE [--key PUBLICKEY]: whether an archive, or the folder it was unpacked to, is as it was signed; if not, which files were changed, are missing or were added. PUBLICKEY is the line of the service’s key, or a file with it. Without it the key of this server is taken, from DATA_DIR or MASTER_KEY.';

/** Runs the program that every archive has with it, with this server’s key: one says what the other does. */
const run = async (): Promise<void> => {
  const { file, key } = parseFileAndKey(usage);
  const words = [fileURLToPath(archiveVerifier), file, '--key', key ?? ownPublicKey()];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};

await runCommand(run);

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { pollUntil } from '#kits/poll-until.ts';
import { freePort } from './free-port.ts';

/** A server of S3's protocol with one bucket, and the variables with which ours uses it. */
export type S3Server = Readonly<{
  bucket: string;
  variables: Readonly<Record<string, string>>;
  close: () => Promise<void>;
}>;

/** Versity's gateway over a folder: `go install github.com/versity/versitygw/cmd/versitygw@latest`. */
const program = process.env['VERSITYGW'] || 'versitygw';

const findProgram = (): string | null => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'neither VERSITYGW nor versitygw in PATH';
  }
};
const missing = findProgram();

const [access, secret, bucket] = ['ecrin', 'pour-essayer', 'sauvegardes'];

const startS3 = async (): Promise<S3Server> => {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'ecrin-s3-'))];
  await mkdir(join(folder, bucket));
  const child = spawn(
    program,
    ['--access', access, '--secret', secret, '--port', `127.0.0.1:${port}`, 'posix', folder],
    {
      stdio: 'ignore',
    },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await pollUntil(async () => (await fetch(endpoint).catch(() => null)) !== null, {
    what: 'an answer of the S3 server',
  });
  return {
    bucket,
    variables: {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_ACCESS_KEY_ID: access,
      BACKUP_S3_SECRET_ACCESS_KEY: secret,
    },
    close: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
};

/** Specs that share one server, skipped with a reason where there is none. */
export const withS3 = (name: string, specs: (server: () => S3Server) => void): void => {
  describe.skipIf(missing)(`${name}${missing ? ` (skipped: ${missing})` : ''}`, () => {
    let server: S3Server;
    beforeAll(async () => {
      server = await startS3();
    });
    afterAll(() => server.close());
    specs(() => server);
  });
};

import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { promises } from './promises.ts';

const root = new URL('../../../', import.meta.url).pathname;
const email = 'claire@example.org';
const journal = join(tmpdir(), `ecrin-${process.pid}`, 'journal.csv');

const commandsRun = (when: 'beside' | 'stopped') =>
  Object.entries(promises).flatMap(([command, keeping]) =>
    'run' in keeping && keeping.run === when ? [[command, keeping.says] as const] : [],
  );

/** Words in capitals and brackets stand for something. */
const meant = (command: string): string =>
  command
    .replace('EMAIL', email)
    .replace('FILE', journal)
    .replace('NAME', 'thought-card')
    .replace('[name]', 'thought-card');

describe('a command of the documents', () => {
  let server: ServerProcess;
  const run = async (command: string) => {
    const ended = promisify(execFile)('sh', ['-c', meant(command)], {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.dataDir },
    });
    // Some end with the words of what is to be done.
    const { stdout, stderr } = await ended.catch((fault: Readonly<{ stdout: string; stderr: string }>) => fault);
    // npm repeats the command first.
    return (stdout + stderr).replaceAll(/^(?:> .*)?\n/gmu, '');
  };

  beforeAll(async () => {
    server = await embeddedProcess();
    await mkdir(dirname(journal));
    await writeFile(
      journal,
      'full_date,date,weekday,time,mood,activities,note_title,note\n2019-05-18,,,08:00,,,,Un.\n2019-05-19,,,08:00,,,,Deux.\n',
    );
    const client = await registerClient(server.url, { email });
    await client.call('POST', '/thoughts', { body: writtenThought('Une seule') });
  });
  afterAll(async () => {
    await server.remove();
    await rm(dirname(journal), { recursive: true });
    for (const place of ['backups', 'backup-keys'])
      await rm(`${server.dataDir}-${place}`, { recursive: true, force: true });
  });

  it.each(commandsRun('beside'))('does what it says beside a server: %s', async (command, says) => {
    const said = await run(command);
    expect(said).toMatch(says);
    // A stack trace is no answer.
    expect(said).not.toMatch(/^ {4}at /mu);
  });
  describe('once the server has stopped', () => {
    beforeAll(() => server.stop());
    it.each(commandsRun('stopped'))('does what it says: %s', async (command, says) => {
      const said = await run(command);
      expect(said).toMatch(says);
      expect(said).not.toMatch(/^ {4}at /mu);
    });
  });
});

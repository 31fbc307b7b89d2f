import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importActsOf } from '#test/imports/imports.fixtures.ts';
import { registerTestClient, startTestServer, type TestServer } from '#test/server.fixtures.ts';

const program = fileURLToPath(new URL('../../src/cli/import-command.ts', import.meta.url));
const daylio = [
  'full_date,date,weekday,time,mood,activities,note_title,note',
  '2019-05-18,18 mai,samedi,23:54,super,course,,Un bon jour.',
  '2020-05-19,19 mai,mardi,08:00,bof,,,Moins bon.',
  '2020-05-20,20 mai,mercredi,08:00,bof,,,',
].join('\n');
const chat = '12/03/2026 10:02 - Marie: Bonjour Léa\n12/03/2026 10:03 - Léa: Bonjour\n';

describe('npm run import', () => {
  let server: TestServer;
  let folder = '';
  const file = (name: string) => join(folder, name);
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], {
      env: { ...process.env, DATA_DIR: server.dataDir },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
    );
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-import-'));
    await writeFile(file('daylio.csv'), daylio);
    await writeFile(file('chat.txt'), chat);
    await writeFile(file('none.txt'), 'Bonjour, ceci n’est pas un journal');
    server = await startTestServer({ ROLES: 'api,projections,workflows' });
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true });
  });

  it('says what a file has, keeps nothing, and brings it once it is sure', async () => {
    const signedIn = await registerTestClient(server, 'claire');
    const claire = importActsOf(server, signedIn);
    await server.restart(async () => {
      const { code, said } = await run(file('daylio.csv'), '--for', signedIn.email, '--zone', 'Europe/Paris');
      expect(code).toBe(0);
      expect(said.split('\n')).toEqual([
        'daylio.csv: daylio, 3 entries',
        'Years: 2019 (1), 2020 (2)',
        'Moods, which the account can match in the app only: super (1), bof (2)',
        '3 without a time zone, read in Europe/Paris',
        expect.stringMatching(/^ {2}2019-05-18T21:54:00\.000Z {2}Un bon jour\./u),
        expect.stringMatching(/^ {2}2020-05-19T06:00:00\.000Z {2}Moins bon\./u),
        expect.stringMatching(/^ {2}2020-05-20/u),
        'Nothing was kept. With --yes it is brought.',
        '',
      ]);
    });
    expect(await claire.list()).toEqual([]);

    await server.restart(async () => {
      const { code, said } = await run(file('daylio.csv'), '--for', signedIn.email, '--zone', 'Europe/Paris', '--yes');
      expect(said).toContain('It is brought as soon as the server runs');
      expect(code).toBe(0);
      const again = await run(file('chat.txt'), '--for', signedIn.email, '--yes');
      expect(again).toEqual({ code: 1, said: 'Another import is under way. Wait for its end, or undo it.\n' });
    });
    await claire.until('ended', 3);
    expect((await claire.thoughts()).items.map(({ day, importedFrom }) => [day, importedFrom])).toEqual([
      ['2020-05-20', 'daylio'],
      ['2020-05-19', 'daylio'],
      ['2019-05-18', 'daylio'],
    ]);
  });

  it('asks who is meant in a chat, and says in a sentence what it cannot do', async () => {
    const signedIn = await registerTestClient(server, 'lea');
    const lea = importActsOf(server, signedIn);
    const refusals: (readonly [readonly string[], string])[] = [
      [[], '-- FILE --for EMAIL'],
      [[file('chat.txt')], '-- FILE --for EMAIL'],
      [[file('chat.txt'), '--for', signedIn.email, '--zone', 'Paris'], '-- FILE --for EMAIL'],
      [[file('missing.txt'), '--for', signedIn.email], 'cannot be read'],
      [[file('none.txt'), '--for', signedIn.email, '--yes'], 'Écrin does not recognise this file'],
      [[file('chat.txt'), '--for', 'nobody@exemple.fr'], 'No client is registered with this address.'],
      [[file('chat.txt'), '--for', signedIn.email, '--yes'], 'This file has no entry to bring.'],
    ];
    await server.restart(async () => {
      for (const [args, sentence] of refusals) {
        const { code, said } = await run(...args);
        expect(said).toContain(sentence);
        expect(said).not.toMatch(/^ {4}at /mu);
        expect(code).toBeGreaterThan(0);
      }
      expect((await run(file('chat.txt'), '--for', signedIn.email)).said).toContain(
        'Who wrote; give yours by --me: Marie (1), Léa (1)',
      );
      expect((await run(file('chat.txt'), '--for', signedIn.email, '--me', 'Léa', '--yes')).code).toBe(0);
    });
    await lea.until('ended', 1);
    expect((await lea.thoughts()).items).toMatchObject([{ excerpt: 'Bonjour', importedFrom: 'whatsapp' }]);
  });
});

import { copyFile, mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { UnfitStoreFault } from '@ecrin/platform/ports/store-fit.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

let server: TestServer;
let anne: SignedInClient;
let aside: string;
beforeEach(async () => {
  aside = await mkdtemp(join(tmpdir(), 'ecrin-aside-'));
  server = await startTestServer();
  anne = await registerTestClient(server, 'anne');
});
afterEach(async () => {
  await server.remove();
  await rm(aside, { recursive: true });
});

const at = (file: string): string => join(server.dataDir, file);
const keep =
  (...files: readonly string[]) =>
  async (): Promise<void> => {
    for (const file of files) await copyFile(at(file), join(aside, file));
  };
const lose = async (file: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(at(file + suffix), { force: true });
};
const putBack =
  (...files: readonly string[]) =>
  async (): Promise<void> => {
    for (const file of files) {
      await lose(file);
      await copyFile(join(aside, file), at(file));
    }
  };
const damage = (file: string) => async (): Promise<void> => {
  await lose(file);
  await writeFile(at(file), 'not a database, but long enough to be read as one '.repeat(200));
};

const write = async (content: string, { token } = anne): Promise<string> => {
  const thoughtId = systemIds.next();
  const body = { thoughtId, content, occurredAt: server.now().toISOString(), timeZone: 'Europe/Paris' };
  const { status, text } = await sendRequest(server, 'POST /api/client/thoughts', { token, body });
  expect([status, text]).toEqual([200, text]);
  return thoughtId;
};
const read = async (thoughtId: string, { token } = anne) =>
  (await sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, { token })).status;
const isShown = (thoughtId: string) => expect.poll(() => read(thoughtId), { timeout: 10_000 }).toBe(200);
const refused = async (meanwhile: () => Promise<void>): Promise<string> => {
  const fault = await server.restart(meanwhile).catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(UnfitStoreFault);
  return (fault as Error).message;
};

describe('given read models', () => {
  it('of events that were lost, when it starts, then they are rebuilt and new thoughts are shown', async () => {
    const before = await write('avant');
    await server.restart(keep('events.db'));
    const lost = [await write('perdue'), await write('perdue aussi')];
    for (const id of lost) await isShown(id);
    await server.restart(putBack('events.db'));
    expect(server.logged()).toMatch(/"fit":"ahead".*rebuilt/);
    await isShown(before);
    await isShown(await write('après'));
    expect(await Promise.all(lost.map((id) => read(id)))).toEqual([404, 404]);
  });

  it('of another folder, when it starts, then they are rebuilt', async () => {
    const other = await startTestServer();
    await registerTestClient(other, 'berthe');
    await other.restart(() => copyFile(join(other.dataDir, 'models.db'), join(aside, 'models.db')));
    await other.remove();
    const mine = await write('à moi');
    await server.restart(putBack('models.db'));
    expect(server.logged()).toMatch(/"fit":"foreign".*rebuilt/);
    await isShown(mine);
  });

  it('that cannot be opened, when it starts, then they are set aside and rebuilt, as is presence', async () => {
    const mine = await write('à moi');
    await server.restart(async () => {
      await damage('models.db')();
      await damage('presence.db')();
    });
    await isShown(mine);
    expect(server.logged()).toContain('a damaged file was set aside');
    const files = (await readdir(server.dataDir)).filter((file) =>
      /^(models|presence)\.db\.set-aside-[\dTZ-]+$/.test(file),
    );
    expect(files).toHaveLength(2);
  });

  it('damaged in the middle, when it starts, then they are set aside and rebuilt', async () => {
    const mine = await write('à moi');
    await server.restart(async () => {
      const file = await open(at('models.db'), 'r+');
      // Every page but the first, which holds the schema.
      await file.write(Buffer.alloc((await file.stat()).size - 4_096, 0xff), { position: 4_096 });
      await file.close();
    });
    expect(server.logged()).toContain('a damaged file was set aside');
    await isShown(mine);
  });

  it('of a release that stored positions only, when it starts, then they are used unchanged', async () => {
    const mine = await write('à moi');
    await isShown(mine);
    await server.restart(async () => {
      const db = new DatabaseSync(at('models.db'));
      db.exec('alter table generations drop column last_event');
      db.close();
    });
    expect(server.logged()).not.toContain('rebuilt');
    await isShown(mine);
    await isShown(await write('encore'));
  });
});

describe('given missing data that cannot be rebuilt, when it starts, then it names what to restore', () => {
  it('for emptied events', async () => {
    expect(await refused(() => lose('events.db'))).toMatch(/^The event store is empty.+Put the events back/);
    expect(await refused(async () => truncate(at('events.db'), 0))).toMatch(/^The event store is empty/);
  });

  it('for missing keys, and continues once they are back', async () => {
    const mine = await write('à moi');
    await server.restart(keep('keys.db'));
    expect(await refused(() => lose('keys.db'))).toMatch(/keys are missing.+keys\.db/);
    await server.restart(putBack('keys.db'));
    await isShown(mine);
  });

  it('for keys older than the events', async () => {
    await server.restart(keep('keys.db'));
    await registerTestClient(server, 'berthe');
    expect(await refused(putBack('keys.db'))).toMatch(/keys are missing.+older/);
  });

  it('for keys of another folder', async () => {
    const renamed = async (): Promise<void> => {
      const db = new DatabaseSync(at('keys.db'));
      db.exec("update log set name = 'another'");
      db.close();
    };
    expect(await refused(renamed)).toContain('belong to other events');
  });

  it('for lost accounts, and continues once they are back', async () => {
    await server.restart(keep('access.db'));
    expect(await refused(() => lose('access.db'))).toMatch(/passwords and sessions are missing.+access\.db/);
    await server.restart(putBack('access.db'));
    await isShown(await write('après'));
  });

  it('for accounts older than the events', async () => {
    await server.restart(keep('access.db'));
    await registerTestClient(server, 'berthe');
    expect(await refused(putBack('access.db'))).toMatch(/passwords and sessions are missing.+older copy/);
  });

  it('for accounts of another folder', async () => {
    const other = await startTestServer();
    await registerTestClient(other, 'berthe');
    await other.restart(() => copyFile(join(other.dataDir, 'access.db'), join(aside, 'access.db')));
    await other.remove();
    expect(await refused(putBack('access.db'))).toMatch(/passwords and sessions are missing.+of other events/);
  });

  it.each(['events.db', 'keys.db', 'access.db', 'messages.db'])('for a damaged %s', async (file) => {
    expect(await refused(damage(file))).toMatch(new RegExp(`${file} is damaged\\. Put back`));
  });
});

it('given a password changed after the events of a backup were copied, when it starts, then it does not stop it', async () => {
  await server.restart(async () => {
    const db = new DatabaseSync(at('access.db'));
    db.prepare('update credentials set credential_id = ?').run(systemIds.next());
    db.close();
  });
  await isShown(await write('à moi'));
});

it('given a destroyed key, when it starts, then its events do not stop it', async () => {
  const other = await registerTestClient(server, 'berthe');
  await server.restart(async () => {
    const db = new DatabaseSync(at('keys.db'));
    db.prepare('update keys set wrapped = null where owner = ?').run(other.userId);
    db.close();
  });
  await isShown(await write('à moi'));
});

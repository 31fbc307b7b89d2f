import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestServer } from '#test/server.fixtures.ts';

type OutboxServer = Pick<TestServer, 'dataDir'>;
/** A message as stored in the outbox folder. */
export type OutboxMessage = Readonly<{ channel: string; to: string; subject: string; text: string }>;

const parseOutboxFile = async (file: string): Promise<OutboxMessage> => {
  const [head = '', ...text] = (await readFile(file, 'utf8')).split('\n\n');
  const { To = '', Subject = '' } = Object.fromEntries(
    head.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
  return { channel: /Z-(\w+)-/.exec(file)?.[1] ?? '', to: To, subject: Subject, text: text.join('\n\n') };
};

/** Messages sent to an address or a number, oldest first. */
export const messagesTo = async ({ dataDir }: OutboxServer, to: string): Promise<readonly OutboxMessage[]> => {
  const dir = join(dataDir, 'outbox');
  const names = await readdir(dir).catch(() => []);
  const all = await Promise.all(
    names
      .filter((name) => name.endsWith('.txt') && !name.startsWith('.'))
      .toSorted()
      .map((name) => parseOutboxFile(join(dir, name))),
  );
  return all.filter((sent) => sent.to === to);
};

/** Waits for the `count`-th message to a receiver; throws after 15 s. */
export const waitForMessage = async (server: OutboxServer, to: string, count = 1): Promise<OutboxMessage> => {
  for (let look = 0; look < 300; look += 1) {
    const sent = (await messagesTo(server, to))[count - 1];
    if (sent) return sent;
    await pause(50);
  }
  throw new Error(`message ${count} did not come`);
};

/** Long enough for a message that should not come. */
export const waitForNoMessage = (): Promise<void> => pause(400);

export const codeIn = ({ text }: OutboxMessage): string => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
export const tokenIn = ({ text }: OutboxMessage): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#adapters/blob-store/durable-file.ts';
import type { Clock, Ids } from '#ports/clock.ts';
import { CourierFault, type Courier, type CourierMessage } from '#ports/courier.ts';

/** `announce` is called with the file's path, never with its content. */
export type OutboxOptions = Readonly<{ dir: string; clock: Clock; ids: Ids; announce: (file: string) => void }>;

/** In ms. Messages contain addresses and codes, and are deleted after that. */
const retentionMs = 30 * 24 * 3_600_000;

/** One readable file per message, named by its time and its channel, in the order they were sent; deleted after 30 days. */
export const openOutboxCourier = ({ dir, clock, ids, announce }: OutboxOptions): Courier => {
  let lastMs = 0;
  const send: Courier['send'] = async (message) => {
    const now = clock.now().getTime();
    lastMs = Math.max(now, lastMs + 1);
    const name = `${stamp(lastMs)}-${message.channel}-${ids.next()}.txt`;
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const draft = join(dir, `.${name}`);
      await writeDurably(draft, bytesOf(message));
      await rename(draft, join(dir, name));
      await deleteBefore(dir, stamp(now - retentionMs));
    } catch {
      throw new CourierFault('unavailable', 'the outbox folder cannot be written');
    }
    announce(join(dir, name));
  };
  return { channels: ['mail', 'sms', 'whatsapp'], send, close: async () => undefined };
};

/** Sorts by time, also as a file's name. */
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[:.]/g, '-');

const deleteBefore = async (dir: string, oldest: string): Promise<void> => {
  const old = (await readdir(dir)).filter((name) => /^\d/.test(name) && name < oldest);
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
};

const bytesOf = async function* (message: CourierMessage): AsyncGenerator<Uint8Array> {
  const head =
    message.channel === 'mail'
      ? [
          `To: ${message.to}`,
          `Subject: ${message.subject}`,
          ...Object.entries(message.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
        ]
      : [`To: ${message.to}`];
  yield Buffer.from(`${head.join('\n')}\n\n${message.text}\n`);
};

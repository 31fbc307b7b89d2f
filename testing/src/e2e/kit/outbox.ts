import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pollUntil } from '#kits/poll-until.ts';

/** Messages sent to an address or a number so far, oldest first, from the outbox folder. */
export const messagesTo = (dataDir: string, to: string): readonly string[] => {
  const folder = join(dataDir, 'outbox');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .toSorted()
    : [];
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).filter((text) => text.includes(`To: ${to}`));
};

/** Waits for the newest message to `to` that matches, and returns the match. Throws after 15 s. */
export const findInMessage = (dataDir: string, to: string, pattern: RegExp): Promise<string> =>
  pollUntil(
    () =>
      messagesTo(dataDir, to)
        .map((text) => pattern.exec(text)?.[1])
        .findLast((match) => match !== undefined),
    { timeoutMs: 15_000, what: `a message to ${to} with ${String(pattern)}` },
  );

/** The six digits of a message. */
export const sixDigits = /\b(\d{6})\b/;
/** The link of a message, whole. */
export const linkTo = (path: string): RegExp => new RegExp(`(https?://\\S+${path}#token=\\S+)`);

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['TEST_LOGS'] ?? '';

/** Whether the logs of servers are stored to be searched for private words: set by the test command. */
export const isLogCaptured: boolean = folder !== '';

/** Where a server of a test writes its log: a file that is searched at the end, or nowhere. */
export const captureLog = (text: string): void => {
  if (!isLogCaptured) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.log`), text);
};

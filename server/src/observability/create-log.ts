import type { Log } from '@ecrin/command-api';
import { pino } from 'pino';
import type { SharedConfig } from '#config/config.ts';

/** Where lines go. */
export type LogTarget = Readonly<{ write: (line: string) => void }>;

/** Lines of JSON, on stdout unless a target is given. */
export const createLog = ({ LOG_LEVEL }: Pick<SharedConfig, 'LOG_LEVEL'>, target: LogTarget = process.stdout): Log => {
  const log = pino({ level: LOG_LEVEL, base: null }, target);
  const line =
    (level: keyof Log): Log[typeof level] =>
    (facts, message) =>
      log[level](facts, message);
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
};

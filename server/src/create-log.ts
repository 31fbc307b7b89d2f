import type { Log } from '@ecrin/command-api';
import { pino } from 'pino';
import type { SharedConfig } from './config.ts';

/** Lines of JSON on stdout. */
export const createLog = ({ LOG_LEVEL }: Pick<SharedConfig, 'LOG_LEVEL'>): Log => {
  const log = pino({ level: LOG_LEVEL, base: null });
  const line = (level: keyof Log): Log[typeof level] => (facts, message) => log[level](facts, message);
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
};

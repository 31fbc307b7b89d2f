import type { SharedConfig } from './config.ts';

/** Whether this server sends mail; all that is said and done of it begins here. */
export const sendsMail = ({ SMTP_URL }: Pick<SharedConfig, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

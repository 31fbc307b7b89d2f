import type { SharedConfig } from './config.ts';

/** Whether this server sends mail; all that is said and done of it begins here. */
export const sendsMail = ({ SMTP_URL }: Pick<SharedConfig, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

/** Whether mails are written into the outbox folder: no server takes them. */
export const mailsIntoOutbox = ({ SMTP_URL }: Pick<SharedConfig, 'SMTP_URL'>): boolean =>
  SMTP_URL === undefined || SMTP_URL.startsWith('outbox:');

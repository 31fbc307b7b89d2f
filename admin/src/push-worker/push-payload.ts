import { parseUrl } from '@ecrin/browser/navigation/parse-url.ts';
import type { AdminPushPayload } from '@ecrin/contracts/admin-notification/admin-notification.ts';

const fields = ['notificationId', 'title', 'body', 'link', 'language'] as const;

/** Checked by hand, to keep a schema library out of the worker. */
const isPayload = (value: unknown): value is AdminPushPayload =>
  typeof value === 'object' && value !== null && fields.every((name) => typeof Reflect.get(value, name) === 'string');

/** The payload of a push; null when it is unreadable. */
export const readPayload = (data: Readonly<{ json: () => unknown }> | null): AdminPushPayload | null => {
  try {
    const value = data?.json();
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
};

const unreadable = {
  fr: { title: 'Administration d’Écrin', body: 'Une notification vous attend.' },
  en: { title: 'Écrin back-office', body: 'A notification is waiting for you.' },
} as const;

/** What the device shows: always, since browsers require it for every push, and an open page may be behind others. */
export const shownFor = (payload: AdminPushPayload | null, language: AdminPushPayload['language']) => {
  const { title, body } = payload ?? unreadable[language];
  const tag = payload?.notificationId ?? 'unreadable';
  const icon = '/icons/ecrin-192.png';
  return { title, options: { body, tag, icon, lang: payload?.language ?? language, data: payload } };
};

/** Always a page of the back-office, whatever the payload contains. */
export const linkToOpen = (data: unknown, origin: string): string => {
  const url = isPayload(data) ? parseUrl(data.link, origin) : null;
  const isOurs = url?.origin === origin && /^\/admin(\/|$)/u.test(url.pathname);
  return isOurs ? url.href : `${origin}/admin/notifications`;
};

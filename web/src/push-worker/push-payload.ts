import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isAction = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  isText(value.action) &&
  'title' in value &&
  isText(value.title);
/** The type of each field. Checked by hand, to keep a schema library out of the worker. */
const parts: Readonly<Record<keyof PushPayload, (value: unknown) => boolean>> = {
  notificationId: isText,
  title: isText,
  link: isText,
  ticket: isText,
  tag: (value) => value === undefined || isText(value),
  body: (value) => value === null || isText(value),
  actions: (value) => Array.isArray(value) && value.every(isAction),
  language: (value) => value === 'fr' || value === 'en',
};

/** Whether it has the shape of our server's payloads. */
export const isPayload = (value: unknown): value is PushPayload =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(parts).every(([name, isPart]) => isPart(Reflect.get(value, name)));

/** The payload of a push; null when it is unreadable. */
export const readPayload = (data: Readonly<{ json: () => unknown }> | null): PushPayload | null => {
  try {
    const value = data?.json();
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
};

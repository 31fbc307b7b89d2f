import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a ticket speaks for: one notification, on one device, or in one mail (`deviceId` null). */
export type Ticketed = Readonly<{ notificationId: string; deviceId: string | null }>;

/** Lets a push or a mail speak for its notification without a session. Contains ids only. */
export type NotificationTickets = Readonly<{
  issue: (ticketed: Ticketed, now: string) => string;
  /** null: forged, of another kind, or over. */
  open: (ticket: string, kind: 'push' | 'mail', now: string) => Ticketed | null;
}>;

export const ticketMs = 30 * 24 * 3_600_000;

export const createNotificationTickets = (key: Uint8Array): NotificationTickets => {
  const sign = (said: string): Buffer => createHmac('sha256', key).update(said).digest();
  const opened = (ticket: string): Ticketed & Readonly<{ until: number }> | null => {
    const [notificationId = '', device = '', until = '', signature = '', ...more] = ticket.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = sign([notificationId, device, until].join('.'));
    const genuine = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
    return genuine ? { notificationId, deviceId: device || null, until: Number(until) } : null;
  };

  return {
    issue: ({ notificationId, deviceId }, now) => {
      const said = [notificationId, deviceId ?? '', Date.parse(now) + ticketMs].join('.');
      return `${said}.${sign(said).toString('base64url')}`;
    },
    open: (ticket, kind, now) => {
      const found = opened(ticket);
      if (!found || Date.parse(now) >= found.until || (found.deviceId === null) !== (kind === 'mail')) return null;
      return { notificationId: found.notificationId, deviceId: found.deviceId };
    },
  };
};

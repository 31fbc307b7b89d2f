import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a ticket speaks for: one notification, on one device, or in one mail (`deviceId` null). */
export type TicketSubject = Readonly<{ notificationId: string; deviceId: string | null }>;

/** Lets a push or a mail speak for its notification without a session. Contains ids only. */
export type NotificationTickets = Readonly<{
  issue: (ticketed: TicketSubject, now: string) => string;
  /** null: forged, of another kind, or over. */
  open: (ticket: string, kind: 'push' | 'mail', now: string) => TicketSubject | null;
}>;

export const ticketMs = 30 * 24 * 3_600_000;

export const createNotificationTickets = (key: Uint8Array): NotificationTickets => {
  const sign = (said: string): Buffer => createHmac('sha256', key).update(said).digest();
  const isGenuine = (said: string, signature: string): boolean => {
    const [given, expected] = [Buffer.from(signature, 'base64url'), sign(said)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    issue: ({ notificationId, deviceId }, now) => {
      const said = [notificationId, deviceId ?? '', Date.parse(now) + ticketMs].join('.');
      return `${said}.${sign(said).toString('base64url')}`;
    },
    open: (ticket, kind, now) => {
      const end = ticket.lastIndexOf('.');
      const said = ticket.slice(0, Math.max(end, 0));
      const ticketed = isGenuine(said, ticket.slice(end + 1)) ? ticketedIn(said, now) : null;
      return ticketed && (ticketed.deviceId === null ? 'mail' : 'push') === kind ? ticketed : null;
    },
  };
};

/** null: it is over. */
const ticketedIn = (said: string, now: string): TicketSubject | null => {
  const [notificationId = '', device = '', until] = said.split('.');
  return Date.parse(now) < Number(until) ? { notificationId, deviceId: device || null } : null;
};

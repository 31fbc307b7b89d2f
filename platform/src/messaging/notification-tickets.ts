import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a ticket is for: one notification, on one device, or in one mail (`deviceId` null). */
export type TicketSubject = Readonly<{ notificationId: string; deviceId: string | null }>;

/** Let the links in a push or a mail act on its notification without a session. They contain ids only. */
export type NotificationTickets = Readonly<{
  issue: (ticketed: TicketSubject, now: string) => string;
  /** null: forged, of another kind, or expired. */
  open: (ticket: string, kind: 'push' | 'mail', now: string) => TicketSubject | null;
}>;

export const ticketMs = 30 * 24 * 3_600_000;

export const createNotificationTickets = (key: Uint8Array): NotificationTickets => {
  const sign = (claims: string): Buffer => createHmac('sha256', key).update(claims).digest();
  const isGenuine = (claims: string, signature: string): boolean => {
    const [given, expected] = [Buffer.from(signature, 'base64url'), sign(claims)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    issue: ({ notificationId, deviceId }, now) => {
      const claims = [notificationId, deviceId ?? '', Date.parse(now) + ticketMs].join('.');
      return `${claims}.${sign(claims).toString('base64url')}`;
    },
    open: (ticket, kind, now) => {
      const end = ticket.lastIndexOf('.');
      const claims = ticket.slice(0, Math.max(end, 0));
      const subject = isGenuine(claims, ticket.slice(end + 1)) ? subjectIn(claims, now) : null;
      return subject && (subject.deviceId === null ? 'mail' : 'push') === kind ? subject : null;
    },
  };
};

/** null: it has expired. */
const subjectIn = (claims: string, now: string): TicketSubject | null => {
  const [notificationId = '', device = '', until] = claims.split('.');
  return Date.parse(now) < Number(until) ? { notificationId, deviceId: device || null } : null;
};

import { createTicketSigner } from '#crypto/ticket-signer.ts';

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
  const signer = createTicketSigner(key, ticketMs);
  return {
    issue: ({ notificationId, deviceId }, now) => signer.issue([notificationId, deviceId ?? ''], { now }),
    open: (ticket, kind, now) => {
      const [notificationId, device = ''] = signer.open(ticket, { now }) ?? [];
      if (notificationId === undefined || (device === '' ? 'mail' : 'push') !== kind) return null;
      return { notificationId, deviceId: device || null };
    },
  };
};

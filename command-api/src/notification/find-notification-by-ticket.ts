import { notification, type PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { TicketSubject } from '@ecrin/platform/messaging/notification-tickets.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

/** What routes need that accept a ticket instead of a session. */
export type NotificationTicketServices = Pick<
  ApiServices,
  'access' | 'events' | 'execute' | 'keyedHash' | 'notificationTickets'
>;
type Asking = Readonly<{ ticket: string; kind: 'push' | 'mail' }>;
type Asked = Pick<CustomContext, 'address' | 'now'>;

/** In a quarter of an hour from one network: a whole office may be reminded at nine. */
const perAddress = 600;

/** Forged, of another kind and expired: all the same. */
export const ticketNotAccepted: RefusedReply = { refused: 'notification.ticket-not-accepted' };

/** The notification a ticket authorizes, or the refusal. Every call counts against its network. */
export const findNotificationByTicket = async (
  services: Omit<NotificationTicketServices, 'execute'>,
  { ticket, kind }: Asking,
  { address, now }: Asked,
): Promise<RefusedReply | (TicketSubject & Readonly<{ posted: PostedNotification }>)> => {
  const refusal = await countAttempt(services, now, {
    key: `ticket:${services.keyedHash('address', address)}`,
    limit: perAddress,
  });
  if (refusal) return refusal;
  const ticketed = services.notificationTickets.open(ticket, kind, now);
  if (!ticketed) return ticketNotAccepted;
  const { state } = await loadAggregate(services.events, notification, { id: ticketed.notificationId });
  return state.status === 'not-posted' ? ticketNotAccepted : { ...ticketed, posted: state };
};

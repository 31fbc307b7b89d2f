import { unsubscribeRequest } from '@ecrin/contracts/notification/notification.ts';
import { unsubscribeFromMail } from '@ecrin/domain/notification/commands/unsubscribe-from-mail.ts';
import { notificationSettings } from '@ecrin/domain/notification/notification-settings.aggregate.ts';
import { customRoute, type CustomRequest } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commandAsClient } from '#account/command-as-client.ts';
import { collectBody } from '#http/request/collect-body.ts';
import {
  findNotificationByTicket,
  ticketNotAccepted,
  type NotificationTicketServices,
} from './find-notification-by-ticket.ts';

type Request = Pick<CustomRequest<unknown, Readonly<{ ticket?: string | undefined }>, undefined>, 'query' | 'raw'>;

const mostBytes = 2_048;

/** Our own page posts JSON; a mail program posts a form to the address in the mail (RFC 8058), which contains the ticket. */
export const unsubscribeRoute = (services: NotificationTicketServices) =>
  customRoute({
    method: 'post',
    path: '/unsubscriptions',
    access: 'public',
    summary:
      'Unsubscribes from mails of a kind, by the ticket of such a mail: as JSON, or in the query with a form (RFC 8058)',
    params: z.object({}),
    query: z.object({ ticket: z.string().max(400).optional() }),
    handle: async ({ query, raw }, context) => {
      const ticket = await ticketIn({ query, raw });
      if (ticket === 'too-large') return { refused: 'general.too-large' };
      const found = await findNotificationByTicket(services, { ticket, kind: 'mail' }, context);
      if (!('posted' in found)) return found;
      const { kind, ownerId } = found.posted;
      const outcome = await services.execute({
        aggregate: notificationSettings,
        id: ownerId,
        decide: unsubscribeFromMail,
        input: { ownerId, kind, notificationId: found.notificationId, now: context.now },
        context: commandAsClient(context, ownerId),
      });
      return 'receipt' in outcome ? { empty: true } : ticketNotAccepted;
    },
  });

/** Empty where there is none. */
const ticketIn = async ({ query, raw }: Request): Promise<string> => {
  const body = await collectBody(raw, mostBytes);
  if (body === 'too-large') return body;
  return query.ticket ?? unsubscribeRequest.safeParse(jsonIn(body)).data?.ticket ?? '';
};

const jsonIn = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};

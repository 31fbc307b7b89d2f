import { pushActRequest, type PushActRequest } from '@ecrin/contracts/notification/notification.ts';
import { markNotificationDone } from '@ecrin/domain/notification/commands/mark-notification-done.ts';
import { openNotification } from '@ecrin/domain/notification/commands/open-notification.ts';
import { snoozeNotification } from '@ecrin/domain/notification/commands/snooze-notification.ts';
import { markNotificationDelivered } from '@ecrin/domain/notification/delivery/mark-notification-delivered.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { TicketSubject } from '@ecrin/platform/messaging/notification-tickets.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commandAsClient } from '#account/command-as-client.ts';
import {
  findNotificationByTicket,
  ticketNotAccepted,
  type NotificationTicketServices,
} from './find-notification-by-ticket.ts';

type Act = Pick<PushActRequest, 'act' | 'timeZone'> &
  TicketSubject &
  Readonly<{ now: string; context: CommandContext }>;

/** The service worker has no session: the ticket of its push is the permission, and identifies the owner. Repeating an act adds nothing. */
export const recordPushActRoute = (services: NotificationTicketServices) =>
  customRoute({
    method: 'post',
    path: '/push-acts',
    access: 'public',
    summary:
      'Reports that a push was delivered or opened, or completes or snoozes its reminder, by the ticket of that push',
    params: z.object({}),
    body: pushActRequest,
    handle: async ({ body: { ticket, act, timeZone } }, context) => {
      const found = await findNotificationByTicket(services, { ticket, kind: 'push' }, context);
      if (!('posted' in found)) return found;
      const {
        notificationId,
        deviceId,
        posted: { ownerId },
      } = found;
      if (!(await isDeviceActive(services, deviceId))) return ticketNotAccepted;
      const outcome = await execute(services, {
        act,
        timeZone,
        notificationId,
        deviceId,
        now: context.now,
        context: commandAsClient(context, ownerId),
      });
      if ('receipt' in outcome) return { empty: true };
      return outcome.refused === 'absent' ? ticketNotAccepted : { refused: outcome.refused };
    },
  });

/** A device that was signed out or removed by the person is no longer authorized; one whose subscription merely expired is. */
const isDeviceActive = async ({ events }: NotificationTicketServices, deviceId: string | null): Promise<boolean> => {
  const { state } = await loadAggregate(events, pushDevice, { id: deviceId ?? '' });
  return state.status === 'on' || (state.status === 'removed' && state.reason === 'gone');
};

const execute = (
  { execute: run }: NotificationTicketServices,
  { act, notificationId, deviceId, timeZone, now, context }: Act,
) => {
  const at = { aggregate: notification, id: notificationId, context };
  if (act === 'delivered')
    return run({
      ...at,
      decide: markNotificationDelivered,
      input: { notificationId, channel: 'push' as const, deviceId, now },
    });
  if (act === 'opened')
    return run({ ...at, decide: openNotification, input: { notificationId, channel: 'push' as const, now } });
  if (act === 'done') return run({ ...at, decide: markNotificationDone, input: { notificationId, now } });
  return run({ ...at, decide: snoozeNotification, input: { notificationId, choice: act, timeZone, now } });
};

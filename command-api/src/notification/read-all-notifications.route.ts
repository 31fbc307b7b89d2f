import { readAllAnswer, readAllRequest } from '@ecrin/contracts/notification/notification.ts';
import { atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import { readNotification, type ReadNotification } from '@ecrin/domain/notification/commands/read-notification.ts';
import { notification, type Notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

export type ReadAllServices = Pick<ApiServices, 'execute' | 'notifications' | 'waitFor'>;

/** After an interruption, the next request reads the rest. */
export const readAllNotificationsRoute = (services: ReadAllServices) =>
  customRoute({
    method: 'post',
    path: '/notifications/read-all',
    access: 'client',
    summary: 'Marks all notifications posted by then as read; returns how many were unread',
    params: z.object({}),
    body: readAllRequest,
    answer: readAllAnswer,
    handle: async ({ body }, context) => {
      const readings: Reading[] = [];
      for await (const page of services.notifications.unread(context.clientId, body?.through ?? context.now)) {
        // A page at once: the event store batches concurrent appends.
        readings.push(...(await Promise.all(page.map((notificationId) => readOne(services, notificationId, context)))));
      }
      const position = Math.max(0, ...readings.map((reading) => reading.position));
      // So that the next request finds them read, and counted.
      await Promise.all(
        ['notification', 'unread-count'].map((model) => services.waitFor(model, position, atLeastWaitMs)),
      );
      return { json: { read: readings.filter(({ becameRead }) => becameRead).length } };
    },
  });

type Reading = Readonly<{ becameRead: boolean; position: number }>;

const readOne = async (
  { execute }: ReadAllServices,
  notificationId: string,
  { command, now }: CustomContext,
): Promise<Reading> => {
  let becameRead = false;
  const decide = (input: ReadNotification, state: Notification) => {
    const decision = readNotification(input, state);
    becameRead = !('refused' in decision) && decision.length > 0;
    return decision;
  };
  const outcome = await execute({
    aggregate: notification,
    id: notificationId,
    decide,
    input: { notificationId, now },
    context: command,
  });
  return 'receipt' in outcome ? { becameRead, position: outcome.receipt.position } : { becameRead: false, position: 0 };
};

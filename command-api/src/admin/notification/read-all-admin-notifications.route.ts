import { readAllAnswer, readAllRequest } from '@ecrin/contracts/notification/notification.ts';
import { atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import { adminNotification } from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { readAdminNotification } from '@ecrin/domain/admin-notification/read-admin-notification.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

/** After an interruption, the next request reads the rest. */
export const readAllAdminNotificationsRoute = ({
  adminNotifications,
  execute,
  waitFor,
}: Pick<ApiServices, 'adminNotifications' | 'execute' | 'waitFor'>) =>
  customRoute({
    method: 'post',
    path: '/notifications/read-all',
    access: 'admin',
    summary: 'Marks all of one’s own notifications posted by then as read; returns how many were unread',
    params: z.object({}),
    body: readAllRequest,
    answer: readAllAnswer,
    handle: async ({ body }, { adminId, command, now }) => {
      const readOne = (notificationId: string) =>
        execute({
          aggregate: adminNotification,
          id: notificationId,
          decide: readAdminNotification,
          input: { notificationId, now },
          context: { ...command, ownerId: adminId },
        });
      let [read, position] = [0, 0];
      for await (const page of adminNotifications.unread(adminId, body?.through ?? now)) {
        const outcomes = await Promise.all(page.map(readOne));
        const receipts = outcomes.flatMap((outcome) => ('receipt' in outcome ? [outcome.receipt] : []));
        read += receipts.length;
        position = Math.max(position, ...receipts.map((receipt) => receipt.position));
      }
      // So that the next request finds them read, and counted.
      await waitFor('admin-notification', position, atLeastWaitMs);
      return { json: { read } };
    },
  });

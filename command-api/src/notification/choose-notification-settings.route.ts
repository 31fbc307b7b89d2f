import { notificationSettings as notificationSettingsBody } from '@ecrin/contracts/notification/notification.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { chooseNotificationSettings } from '@ecrin/domain/notification/commands/choose-notification-settings.ts';
import { notificationSettings } from '@ecrin/domain/notification/notification-settings.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';

export const chooseNotificationSettingsRoute = ({ execute }: Pick<ApiServices, 'execute'>) =>
  customRoute({
    method: 'put',
    path: '/notification-settings',
    access: 'client',
    summary: 'Chooses which notifications go where, all of it at once',
    params: z.object({}),
    body: notificationSettingsBody,
    answer: receipt,
    handle: async ({ body: settings }, { clientId, now, command }) =>
      commandReply(
        await execute({
          aggregate: notificationSettings,
          id: clientId,
          decide: chooseNotificationSettings,
          input: { ownerId: clientId, settings, byMail: false, now },
          context: command,
        }),
        'client.not-found',
      ),
  });

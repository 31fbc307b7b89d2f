import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { testNotificationAnswer } from '@ecrin/contracts/notification/notification.ts';
import { postNotification } from '@ecrin/domain/notification/commands/post-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import { findAccount } from '#account/find-accounts.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';

const saying = { about: 'test' } as const;
/** In a quarter of an hour. */
const perClient = 20;

/** Of the kind `account`, which ignores quiet hours and presence: it is sent wherever that kind is on, at once. */
export const sendTestNotificationRoute = (services: Pick<ApiServices, 'access' | 'events' | 'keyedHash'>) =>
  commandRoute({
    method: 'post',
    path: '/notification-settings/test',
    access: 'client',
    summary: 'Posts a test notification to the caller, at once on every active channel',
    params: z.object({}),
    body: noBody,
    answer: testNotificationAnswer,
    aggregate: notification,
    // The same request sent again is the same notification.
    id: (_request, { command }) => command.commandId,
    prepare: async (_request, { clientId, now }) =>
      (await countAttempt(services, now, { key: `test-notification:${clientId}`, limit: perClient })) ?? {
        language: (await findAccount(services, clientId))?.language ?? ('fr' as const),
      },
    input: ({ found: { language } }, { clientId, now, command }) => ({
      notificationId: command.commandId,
      ownerId: clientId,
      kind: 'account' as const,
      subject: null,
      dueAt: null,
      missed: 0,
      snoozedFrom: null,
      unread: true,
      timeZone: command.timeZone,
      now,
      ...notificationTextIn(language, { title: '', body: null, saying }),
      saying,
    }),
    decide: postNotification,
    after: async (outcome, _request, { command }) =>
      'receipt' in outcome ? { json: { ...outcome.receipt, notificationId: command.commandId } } : undefined,
    absent: 'notification.not-found',
  });

import { reminderParams, reviseReminderRequest, setReminderRequest } from '@ecrin/contracts/reminder/reminder.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { deleteReminder } from '@ecrin/domain/reminder/commands/delete-reminder.ts';
import { pauseReminder } from '@ecrin/domain/reminder/commands/pause-reminder.ts';
import { restoreReminder } from '@ecrin/domain/reminder/commands/restore-reminder.ts';
import { reviseReminder } from '@ecrin/domain/reminder/commands/revise-reminder.ts';
import { setReminder } from '@ecrin/domain/reminder/commands/set-reminder.ts';
import { startReminder } from '@ecrin/domain/reminder/commands/start-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import { changeReminderZoneRoute } from './change-reminder-zone.route.ts';
import { reminderClaim, reminderSubjectRefusal } from './reminder-preconditions.ts';

const onReminder = {
  access: 'client',
  params: reminderParams,
  aggregate: reminder,
  id: ({ params }: Readonly<{ params: Readonly<{ reminderId: string }> }>) => params.reminderId,
  absent: 'reminder.not-found',
} as const;
const reminderCommand = pathCommands(onReminder);

const setReminderRoute = (services: Pick<ApiServices, 'events' | 'reminderIdsOf'>) =>
  commandRoute({
    method: 'post',
    path: '/reminders',
    access: 'client',
    summary: 'Sets a reminder, of its own or about a thought or goal of the client',
    params: z.object({}),
    body: setReminderRequest,
    answer: receipt,
    aggregate: reminder,
    id: ({ body }) => body.reminderId,
    prepare: ({ body }, { clientId }) => reminderSubjectRefusal(services, clientId, body.subject),
    claims: (_request, context) => [reminderClaim(services, context)],
    input: ({ body }, { clientId, now }) => ({ ...body, ownerId: clientId, now }),
    decide: setReminder,
    absent: 'reminder.already-set',
  });

const reviseReminderRoute = (services: Pick<ApiServices, 'events'>) =>
  commandRoute({
    ...onReminder,
    method: 'put',
    path: '/reminders/:reminderId',
    summary: 'Replaces a reminder’s definition',
    body: reviseReminderRequest,
    answer: receipt,
    prepare: ({ body }, { clientId }) => reminderSubjectRefusal(services, clientId, body.subject),
    input: ({ params, body }, { now }) => ({ ...body, ...params, now }),
    decide: reviseReminder,
  });

const restoreReminderRoute = (services: Pick<ApiServices, 'reminderIdsOf'>) =>
  commandRoute({
    ...onReminder,
    method: 'post',
    path: '/reminders/:reminderId/restore',
    summary: 'Restores a deleted reminder',
    body: noBody,
    answer: receipt,
    claims: (_request, context) => [reminderClaim(services, context)],
    input: ({ params }, { now }) => ({ ...params, now }),
    decide: restoreReminder,
  });

/** Reminders; what they sent is among the notifications. */
export const createReminderRoutes = (services: Pick<ApiServices, 'events' | 'execute' | 'reminderIdsOf'>) =>
  [
    setReminderRoute(services),
    reviseReminderRoute(services),
    changeReminderZoneRoute(services),
    reminderCommand('post /reminders/:reminderId/pause', 'Pauses a reminder', pauseReminder),
    reminderCommand(
      'post /reminders/:reminderId/start',
      'Starts a paused reminder again; times that came due meanwhile are not fired',
      startReminder,
    ),
    reminderCommand('delete /reminders/:reminderId', 'Deletes a reminder; restoring undoes it', deleteReminder),
    restoreReminderRoute(services),
  ] as const;

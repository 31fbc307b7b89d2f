import type { ApiServices } from '#http/api-services.ts';
import { changeReminderZoneRoute } from './change-reminder-zone.route.ts';
import { deleteReminderRoute } from './delete-reminder.route.ts';
import { pauseReminderRoute } from './pause-reminder.route.ts';
import { restoreReminderRoute } from './restore-reminder.route.ts';
import { reviseReminderRoute } from './revise-reminder.route.ts';
import { setReminderRoute } from './set-reminder.route.ts';
import { startReminderRoute } from './start-reminder.route.ts';

/** Reminders; what they sent is told by the notifications. */
export const createReminderRoutes = (services: Pick<ApiServices, 'events' | 'execute' | 'reminderIdsOf'>) =>
  [
    setReminderRoute(services),
    reviseReminderRoute(services),
    changeReminderZoneRoute(services),
    pauseReminderRoute,
    startReminderRoute,
    deleteReminderRoute,
    restoreReminderRoute(services),
  ] as const;

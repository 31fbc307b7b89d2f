import type { ApiServices } from '#http/api-services.ts';
import { chooseNotificationSettingsRoute } from './choose-notification-settings.route.ts';
import { deleteNotificationRoute } from './delete-notification.route.ts';
import { markNotificationDoneRoute } from './mark-notification-done.route.ts';
import { openNotificationRoute } from './open-notification.route.ts';
import { readAllNotificationsRoute } from './read-all-notifications.route.ts';
import { readNotificationRoute } from './read-notification.route.ts';
import { recordPushActRoute } from './record-push-act.route.ts';
import { removePushDeviceRoute } from './remove-push-device.route.ts';
import { sendTestNotificationRoute } from './send-test-notification.route.ts';
import { snoozeNotificationRoute } from './snooze-notification.route.ts';
import { unsubscribeRoute } from './unsubscribe.route.ts';

export const createNotificationRoutes = (services: ApiServices) =>
  [
    readNotificationRoute,
    readAllNotificationsRoute(services),
    deleteNotificationRoute,
    openNotificationRoute,
    markNotificationDoneRoute,
    snoozeNotificationRoute,
    chooseNotificationSettingsRoute(services),
    removePushDeviceRoute,
    sendTestNotificationRoute(services),
    recordPushActRoute(services),
    unsubscribeRoute(services),
  ] as const;

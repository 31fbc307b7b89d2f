import { adminNotificationProjection } from './admin-notification/admin-notification.projection.ts';
import { serviceAlertProjection } from './service-alert/service-alert.projection.ts';
import { upkeepProjection } from './upkeep/upkeep.projection.ts';

/** What administrators see of running the service. */
export const operationProjections = [adminNotificationProjection, serviceAlertProjection, upkeepProjection] as const;

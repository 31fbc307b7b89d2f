import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { notificationModel } from './notification.model.ts';

/** null once its key is gone, or when none is known under that id. */
export const findNotificationTitle = (models: ReadModels) => async (notificationId: string): Promise<string | null> =>
  (await (await models.open(notificationModel)).get(notificationId))?.title ?? null;

import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { unreadCountModel } from './unread-count.model.ts';

/** How many of a client's notifications are unread: one look-up, however many there are. */
export const countUnread =
  (models: ReadModels) =>
  async (ownerId: string): Promise<number> =>
    (await (await models.open(unreadCountModel)).get(ownerId))?.count ?? 0;

import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { notificationModel } from './notification.model.ts';

const pageSize = 100;

/** Ids of the unread notifications, a page at a time, oldest first. `through` (ISO 8601): later ones are left out. */
export const listUnreadNotifications = (models: ReadModels) =>
  async function* (ownerId: string, through: string): AsyncGenerator<readonly string[]> {
    const store = await models.open(notificationModel);
    const postedAt = { lt: addMs(through, 1) };
    let cursor: string | null = null;
    do {
      const page = await store.find({
        filter: { ownerId, unread: true, postedAt },
        sort: [['postedAt', 'asc']],
        limit: pageSize,
        cursor,
      });
      yield page.items.map(({ notificationId }) => notificationId);
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

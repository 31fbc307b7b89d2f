import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { notificationModel } from './notification.model.ts';

const aPage = 100;

/** Ids of what the badge counts, a page at a time, oldest first. */
export const unreadNotifications = (models: ReadModels) => async function* (ownerId: string): AsyncGenerator<readonly string[]> {
  const store = await models.open(notificationModel);
  let cursor: string | null = null;
  do {
    const page = await store.find({ filter: { ownerId, unread: true }, sort: [['postedAt', 'asc']], limit: aPage, cursor });
    yield page.items.map(({ notificationId }) => notificationId);
    cursor = page.nextCursor;
  } while (cursor !== null);
};

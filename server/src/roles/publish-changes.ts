import type { Log } from '@ecrin/command-api';
import type { ChangeNotice } from '@ecrin/platform/projections/projection-fold.ts';
import { adminNotificationModel, notificationModel, unreadCountModel } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';
import type { Notices } from './create-notices.ts';
import { readOwnWrites } from './read-own-writes.ts';

type Parts = Readonly<{ stores: Pick<Stores, 'models' | 'shared'>; notices: Notices; log: Log }>;

/** The count is another model's, and may be behind or updated by another process; after this the count is sent as it is. */
const countTimeoutMs = 5_000;

/** Sends clients the changes of their read models; a new notification only once the unread count includes it. */
export const createChangePublisher = ({ stores, notices, log }: Parts) => {
  const waitFor = readOwnWrites(stores, null);
  const publishNew = async ({ id, ownerId, position }: ChangeNotice): Promise<void> => {
    await waitFor(unreadCountModel.name, position, countTimeoutMs);
    notices.notificationsChanged(ownerId, id);
  };

  return (notice: ChangeNotice): void => {
    const { ownerId, ...change } = notice;
    notices.readModelChanged(ownerId, change);
    if (notice.model === unreadCountModel.name) notices.notificationsChanged(ownerId, null);
    if (notice.model === adminNotificationModel.name)
      notices.notificationsChanged(ownerId, notice.change === 'added' ? notice.id : null);
    if (notice.model === notificationModel.name && notice.change === 'added')
      void publishNew(notice).catch(() => log.warn({}, 'a notification could not be published'));
  };
};

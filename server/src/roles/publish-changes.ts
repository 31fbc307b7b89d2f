import type { Log } from '@ecrin/command-api';
import type { ChangeNotice } from '@ecrin/platform/projections/projection-fold.ts';
import { adminNotificationModel, communityMemberModel, notificationModel, unreadCountModel } from '@ecrin/projections';
import type { Notices } from './create-notices.ts';
import type { WaitForModel } from './read-own-writes.ts';

type Parts = Readonly<{ waitFor: WaitForModel; notices: Omit<Notices, 'attachSockets'>; log: Log }>;

/** The count, and who is in a community, are other models', and may be behind or updated by another process; after this they are used as they are. */
const otherModelTimeoutMs = 5_000;

/** Sends clients the changes of their read models; a new notification only once the unread count includes it. */
export const createChangePublisher = ({ waitFor, notices, log }: Parts) => {
  const publishNew = async ({ id, ownerId, position }: ChangeNotice): Promise<void> => {
    await waitFor(unreadCountModel.name, position, otherModelTimeoutMs);
    notices.notificationsChanged(ownerId, id);
  };
  /** Whoever was removed before this change hears nothing of it. */
  const publishToCommunity = async ({ community, position }: ChangeNotice): Promise<void> => {
    if (!community) return;
    await waitFor(communityMemberModel.name, position, otherModelTimeoutMs);
    notices.communityChanged({ ...community, position });
  };

  return (notice: ChangeNotice): void => {
    const { ownerId, community, ...change } = notice;
    notices.readModelChanged(ownerId, change);
    if (community)
      void publishToCommunity(notice).catch(() => log.warn({}, 'a change of a community could not be published'));
    if (notice.model === unreadCountModel.name) notices.notificationsChanged(ownerId, null);
    if (notice.model === adminNotificationModel.name)
      notices.notificationsChanged(ownerId, notice.change === 'added' ? notice.id : null);
    if (notice.model === notificationModel.name && notice.change === 'added')
      void publishNew(notice).catch(() => log.warn({}, 'a notification could not be published'));
  };
};

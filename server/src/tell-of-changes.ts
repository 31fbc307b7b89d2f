import type { Log } from '@ecrin/command-api';
import { oneAtATime } from '@ecrin/platform/one-at-a-time.ts';
import type { ChangeNotice } from '@ecrin/platform/projection-fold.ts';
import { countUnread, findNotificationTitle, notificationModel, unreadCountModel } from '@ecrin/projections';
import type { Notices } from './create-notices.ts';
import { readOwnWrites } from './read-own-writes.ts';
import type { Stores } from './stores/open-stores.ts';

type Parts = Readonly<{ stores: Pick<Stores, 'models' | 'shared'>; notices: Notices; log: Log }>;

/** The count is another model's, and may be behind or moved by another process; whoever waits longer gets the count as it is. */
const countWaitMs = 5_000;

/** Tells people what moved in their read models; and, as the specification says it (section 7), which notification came and how many are unread. */
export const tellOfChanges = ({ stores, notices, log }: Parts) => {
  const [countOf, titleOf] = [countUnread(stores.models), findNotificationTitle(stores.models)];
  const waitFor = readOwnWrites(stores, null);
  // One after the other, so that no older count comes last.
  const inTurn = oneAtATime();

  const tellCount = ({ ownerId }: ChangeNotice): Promise<void> => inTurn(async () => notices.notificationCounted(ownerId, { count: await countOf(ownerId) }));
  const tellNew = async ({ id, ownerId, position }: ChangeNotice): Promise<void> => {
    await waitFor(unreadCountModel.name, position, countWaitMs);
    const title = await titleOf(id);
    if (title !== null) await inTurn(async () => notices.notificationCame(ownerId, { count: await countOf(ownerId), notification: { title } }));
  };
  const tell = async (notice: ChangeNotice): Promise<void> => {
    if (notice.model === unreadCountModel.name) await tellCount(notice);
    if (notice.model === notificationModel.name && notice.change === 'added') await tellNew(notice);
  };

  return (notice: ChangeNotice): void => {
    const { ownerId, ...change } = notice;
    notices.readModelChanged(ownerId, change);
    void tell(notice).catch(() => log.warn({}, 'a notification could not be told of'));
  };
};

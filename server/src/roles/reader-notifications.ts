import { findAdminLanguage, type ApiServices } from '@ecrin/command-api';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { adminNotificationQueries, communityAudience, countUnread, findNotificationTitle } from '@ecrin/projections';

/** The notifications of clients and of administrators, whose ids are never the same: what sockets say about them. */
const createReaderNotifications = (models: ReadModels, services: Pick<ApiServices, 'events'>) => {
  const [ofClient, ofAdmin] = [countUnread(models), adminNotificationQueries.countAdminUnread(models)];
  const [clientTitle, adminTitle] = [
    findNotificationTitle(models),
    adminNotificationQueries.findAdminNotificationTitle(models),
  ];
  return {
    countOf: async (userId: string): Promise<number> => (await ofClient(userId)) + (await ofAdmin(userId)),
    titleOf: async (notificationId: string, userId: string): Promise<string | null> =>
      (await clientTitle(notificationId)) ?? adminTitle(notificationId, () => findAdminLanguage(services, userId)),
  };
};

/** What sockets ask of read models. */
export const socketReaders = (models: ReadModels, services: Pick<ApiServices, 'events'>) => ({
  notifications: createReaderNotifications(models, services),
  communityAudience: communityAudience(models),
});

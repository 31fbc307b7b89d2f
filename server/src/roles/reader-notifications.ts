import { findAdminLanguage, type ApiServices } from '@ecrin/command-api';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { countAdminUnread, countUnread, findAdminNotificationTitle, findNotificationTitle } from '@ecrin/projections';

/** The notifications of clients and of administrators, whose ids are never the same: what sockets say about them. */
export const createReaderNotifications = (models: ReadModels, services: Pick<ApiServices, 'events'>) => {
  const [ofClient, ofAdmin] = [countUnread(models), countAdminUnread(models)];
  const [clientTitle, adminTitle] = [findNotificationTitle(models), findAdminNotificationTitle(models)];
  return {
    countOf: async (userId: string): Promise<number> => (await ofClient(userId)) + (await ofAdmin(userId)),
    titleOf: async (notificationId: string, userId: string): Promise<string | null> =>
      (await clientTitle(notificationId)) ?? adminTitle(notificationId, () => findAdminLanguage(services, userId)),
  };
};

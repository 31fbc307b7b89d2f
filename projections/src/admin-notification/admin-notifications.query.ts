import { adminNoticeTextIn } from '@ecrin/contracts/admin-notification/admin-notice-text.ts';
import {
  adminNotificationList,
  adminNotificationsQuery,
  type AdminNotificationCard,
} from '@ecrin/contracts/admin-notification/admin-notification.ts';
import type { NameOfClient } from '@ecrin/contracts/admin-notification/named-clients.ts';
import { adminNoticeTraits, type AdminNotice } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { ReadModelsFault, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { knownClients } from '#inbox/known-people.ts';
import { adminNotificationModel, type AdminNotificationDocument } from './admin-notification.model.ts';

/** How many of an administrator's notifications are unread. */
const countAdminUnread =
  (models: ReadModels) =>
  async (adminId: string): Promise<number> =>
    (await models.open(adminNotificationModel)).count({ ownerId: adminId, unread: true });

/** In the language of its reader; null: there is no such notification. */
const findAdminNotificationTitle =
  (models: ReadModels) =>
  async (notificationId: string, languageOfReader: () => Promise<Language>): Promise<string | null> => {
    const found = await (await models.open(adminNotificationModel)).get(notificationId);
    return found && adminNoticeTextIn(await languageOfReader(), found.notice).title;
  };

const pageSize = 100;

/** Ids of those posted by `through` (ISO 8601) that are unread, a page at a time. */
const listUnreadAdminNotifications = (models: ReadModels) =>
  async function* (adminId: string, through: string): AsyncGenerator<readonly string[]> {
    const store = await models.open(adminNotificationModel);
    const filter = { ownerId: adminId, unread: true, postedAt: { lt: addMs(through, 1) } };
    let cursor: string | null = null;
    do {
      const page = await store.find({ filter, sort: [['postedAt', 'asc']], limit: pageSize, cursor });
      yield page.items.map(({ notificationId }) => notificationId);
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

/** Whom notices are about: their words are read with each answer, so that nobody's name stays in a notice. */
const clientsOf = (notice: AdminNotice): readonly string[] => {
  const listed = 'clientIds' in notice ? (notice.clientIds ?? []) : [];
  return 'clientId' in notice && notice.clientId !== undefined ? [...listed, notice.clientId] : listed;
};

const namesIn = async (
  models: ReadModels,
  notices: readonly Pick<AdminNotificationDocument, 'notice'>[],
): Promise<NameOfClient> => {
  const known = await knownClients(
    models,
    notices.flatMap(({ notice }) => clientsOf(notice)),
  );
  return (clientId) => {
    const { firstname, lastname } = known(clientId);
    return [firstname, lastname].filter(Boolean).join(' ') || null;
  };
};

const cardIn =
  (language: Language, nameOf: NameOfClient) =>
  ({ notificationId, kind, notice, postedAt, unread }: AdminNotificationDocument): AdminNotificationCard => ({
    notificationId,
    kind,
    about: notice.about,
    gravity: adminNoticeTraits[notice.about].gravity,
    ...adminNoticeTextIn(language, notice, nameOf),
    postedAt,
    read: !unread,
    sessionId: 'sessionId' in notice ? notice.sessionId : null,
  });

export const listAdminNotificationsRoute = queryRoute({
  method: 'get',
  path: '/notifications',
  access: 'admin',
  summary: 'Lists one’s own notifications, newest first, with the total of unread ones',
  params: z.object({}),
  query: adminNotificationsQuery,
  answer: adminNotificationList,
  model: adminNotificationModel,
  joins: [clientProfileModel],
  ask:
    (models) =>
    async ({ query: { unread, kind, cursor, limit } }, { adminId, language }) => {
      const store = await models.open(adminNotificationModel);
      const shown = unread ? { unread: true } : { listed: true };
      const filter = { ownerId: adminId, ...shown, ...(kind && { kind }) };
      try {
        const page = await store.find({ filter, sort: [['postedAt', 'desc']], limit, cursor: cursor ?? null });
        return {
          items: page.items.map(cardIn(language, await namesIn(models, page.items))),
          nextCursor: page.nextCursor,
          unread: await countAdminUnread(models)(adminId),
        };
      } catch (fault) {
        if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
          return { refused: 'general.invalid-request' };
        throw fault;
      }
    },
});

/** About an administrator's notifications. */
export const adminNotificationQueries = {
  countAdminUnread,
  findAdminNotificationTitle,
  listUnreadAdminNotifications,
} as const;

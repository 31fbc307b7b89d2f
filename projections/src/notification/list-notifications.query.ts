import {
  type NotificationList,
  listNotificationsQuery,
  notificationList,
} from '@ecrin/contracts/notification/notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import {
  ReadModelsFault,
  type Filter,
  type ModelStore,
  type Page,
  type ReadModels,
} from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countUnread } from '#unread-count/count-unread.query.ts';
import { unreadCountModel } from '#unread-count/unread-count.model.ts';
import { notificationCardOf, notificationModel, type NotificationDocument } from './notification.model.ts';

export type PageRequest = Readonly<{ cursor?: string | undefined; limit: number }>;
/** `language`: of the reader. */
export type ListAsked = PageRequest & Readonly<{ language: Language }>;

/** The newest first. A cursor of another list is refused. */
export const listNotifications =
  (models: ReadModels) =>
  async (
    ownerId: string,
    { language, ...asked }: ListAsked,
  ): Promise<NotificationList | { refused: 'general.invalid-request' }> => {
    const page = await newestFirst(await models.open(notificationModel), { ownerId, listed: true }, asked);
    if ('refused' in page) return page;
    return {
      items: page.items.map(notificationCardOf(language)),
      nextCursor: page.nextCursor,
      unread: await countUnread(models)(ownerId),
    };
  };

/** A page of a filter's matches; any cursor but one of this list is refused. */
export const newestFirst = async (
  store: ModelStore<NotificationDocument>,
  filter: Filter<NotificationDocument>,
  { cursor, limit }: PageRequest,
): Promise<Page<NotificationDocument> | { refused: 'general.invalid-request' }> => {
  try {
    return await store.find({ filter, sort: [['postedAt', 'desc']], limit, cursor: cursor ?? null });
  } catch (fault) {
    if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor') return { refused: 'general.invalid-request' };
    throw fault;
  }
};

export const listNotificationsRoute = queryRoute({
  method: 'get',
  path: '/notifications',
  access: 'client',
  summary: 'Lists the client’s notifications, newest first, with the total of unread ones',
  params: z.object({}),
  query: listNotificationsQuery,
  answer: notificationList,
  model: notificationModel,
  joins: [unreadCountModel],
  ask:
    (models) =>
    ({ query }, { clientId, language }) =>
      listNotifications(models)(clientId, { ...query, language }),
});

import { announcementList, type Announcement, type AnnouncementList } from '@ecrin/contracts/broadcast/broadcast.ts';
import { appPaths } from '@ecrin/contracts/notification/notification-link.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import {
  announcementDismissalModel,
  announcementModel,
  dismissalId,
  type AnnouncementDocument,
} from './broadcast.model.ts';

type Reader = Readonly<{ clientId: string; language: Language; now: string }>;

/** More than would ever be shown at once. */
const most = 20;

/** What is shown to a client now or within a day, the first to begin first. */
export const listAnnouncements =
  (models: ReadModels) =>
  async ({ clientId, language, now }: Reader): Promise<AnnouncementList> => {
    const announcements = await models.open(announcementModel);
    const { items } = await announcements.find({
      filter: { announced: true, until: { gte: addMs(now, 1) } },
      sort: [['until', 'asc']],
      limit: most,
    });
    const near = items.filter(({ from }) => from < addMs(now, dayMs));
    if (near.length === 0) return { items: [] };
    const dismissed = await (
      await models.open(announcementDismissalModel)
    ).getMany(near.map(({ broadcastId }) => dismissalId(broadcastId, clientId)));
    return {
      items: near
        .filter(({ broadcastId }) => !dismissed.has(dismissalId(broadcastId, clientId)))
        .toSorted((one, other) => one.from.localeCompare(other.from))
        .flatMap((announcement) => announcementIn(language, announcement)),
    };
  };

const announcementIn = (
  wanted: Language,
  { broadcastId, words, fallback, opens, from, until }: AnnouncementDocument,
): readonly Announcement[] => {
  const language = words?.[wanted] ? wanted : fallback;
  const text = language && words?.[language];
  return text && until !== null
    ? [{ broadcastId, ...text, language, link: opens && appPaths[opens], from, until }]
    : [];
};

export const listAnnouncementsRoute = queryRoute({
  method: 'get',
  path: '/announcements',
  access: 'client',
  summary: 'Lists the announcements that are shown now or within a day and were not dismissed',
  params: z.object({}),
  query: z.object({}),
  answer: announcementList,
  model: announcementModel,
  joins: [announcementDismissalModel],
  ask:
    (models) =>
    (_request, { clientId, language, now }) =>
      listAnnouncements(models)({ clientId, language, now }),
});

import { announcementList, type Announcement, type AnnouncementList } from '@ecrin/contracts/broadcast/broadcast.ts';
import { appPaths } from '@ecrin/contracts/notification/notification-link.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { sentenceFor } from '@ecrin/domain/service-settings/maintenance-banner.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { maintenanceBannerId, maintenanceBannerModel } from '#service-settings/service-settings.model.ts';
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
    const maintenance = await maintenanceFor(models, { language, now });
    if (near.length === 0) return { items: maintenance };
    const dismissed = await (
      await models.open(announcementDismissalModel)
    ).getMany(near.map(({ broadcastId }) => dismissalId(broadcastId, clientId)));
    return {
      items: [
        ...maintenance,
        ...near
          .filter(({ broadcastId }) => !dismissed.has(dismissalId(broadcastId, clientId)))
          .toSorted((one, other) => one.from.localeCompare(other.from))
          .flatMap((announcement) => announcementIn(language, announcement)),
      ],
    };
  };

/** Later than any instant. */
const never = '9999-12-31T23:59:59.999Z';

/** It is set as a setting of the service, and cannot be dismissed. */
const maintenanceFor = async (
  models: Pick<ReadModels, 'open'>,
  { language, now }: Pick<Reader, 'language' | 'now'>,
): Promise<Announcement[]> => {
  const set = await (await models.open(maintenanceBannerModel)).get(maintenanceBannerId);
  const sentence = set?.banner && sentenceFor(set.banner, language);
  if (!sentence) return [];
  const [from, until] = [set.banner.from ?? set.changedAt, set.banner.until ?? never];
  if (until <= now || from >= addMs(now, dayMs)) return [];
  const { text: body, language: written } = sentence;
  return [{ kind: 'maintenance', broadcastId: set.id, title: '', body, language: written, link: null, from, until }];
};

const announcementIn = (
  wanted: Language,
  { broadcastId, words, fallback, opens, from, until }: AnnouncementDocument,
): readonly Announcement[] => {
  const language = words?.[wanted] ? wanted : fallback;
  const text = language && words?.[language];
  return text && until !== null
    ? [{ kind: 'announcement', broadcastId, ...text, language, link: opens && appPaths[opens], from, until }]
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
  joins: [announcementDismissalModel, maintenanceBannerModel],
  ask:
    (models) =>
    (_request, { clientId, language, now }) =>
      listAnnouncements(models)({ clientId, language, now }),
});

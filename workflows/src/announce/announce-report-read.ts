import { looks } from '@ecrin/domain/look/looks.aggregate.ts';
import { loadAt } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** To whom the reported words concern, the first time somebody reads them; later looks are among the looks only. */
export const announceReportRead: AnnounceAbout = async ({ events }, { id, revision, at, timeZone }) => {
  const { at: then } = await loadAt(events, looks, { id, revision });
  const isFirst = [...then.firstAt.values()].includes(at);
  return isFirst && then.ownerId !== null
    ? { ownerId: then.ownerId, kind: 'account', subject: { kind: 'look', id }, timeZone, moment: at }
    : null;
};

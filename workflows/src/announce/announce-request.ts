import { clientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** An administrator wrote or decided: the client reads it in the thread. It cannot be turned off, since the client asked. */
export const announceRequest: AnnounceAbout = async ({ events }, { id, at, timeZone }) => {
  const ownerId = clientRequest.ownerOf((await loadAggregate(events, clientRequest, { id })).state);
  return ownerId === null ? null : { ownerId, kind: 'account', subject: { kind: 'request', id }, timeZone, moment: at };
};

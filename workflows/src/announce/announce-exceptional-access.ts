import { exceptionalAccess } from '@ecrin/domain/exceptional-access/exceptional-access.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** To the client whose words were opened, while they still are. */
export const announceExceptionalAccess: AnnounceAbout = async ({ events }, { id, at, timeZone }) => {
  const { state } = await loadAggregate(events, exceptionalAccess, { id });
  return state.status === 'not-opened'
    ? null
    : { ownerId: state.clientId, kind: 'account', subject: { kind: 'look', id }, timeZone, moment: at };
};

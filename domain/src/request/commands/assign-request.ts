import { changeOfHolder, type AssignItem } from '#inbox/assign-item.ts';
import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientRequest } from '../request.aggregate.ts';
import type { RequestAssigned, RequestReleased } from '../request.events.ts';

/** Takes a request, hands it to somebody, or releases it. */
export const assignRequest = (
  { requestId, ...asked }: AssignItem & Readonly<{ requestId: string }>,
  state: ClientRequest,
): Decision<RequestAssigned | RequestReleased, 'request.not-found' | 'inbox.taken-meanwhile'> => {
  if (state.status === 'absent') return refuse('request.not-found');
  const changed = changeOfHolder(asked, state.holder);
  if (!('change' in changed)) return changed;
  const [{ by, now }, { adminId }] = [asked, changed];
  return changed.change === 'assigned'
    ? [{ type: 'RequestAssigned', data: { requestId, adminId, by, assignedAt: now }, private: null }]
    : [{ type: 'RequestReleased', data: { requestId, adminId, by, releasedAt: now }, private: null }];
};

import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { ClientRequest } from '../request.aggregate.ts';
import type { RequestOpened, RequestWithdrawn } from '../request.events.ts';
import type { RequestSubject } from '../request.vocabulary.ts';

/** `words` null: a request to join, or for a permission, needs none. */
export type OpenRequest = Readonly<{
  requestId: string;
  clientId: string;
  subject: RequestSubject;
  words: string | null;
  now: string;
}>;

export const openRequest = (
  { requestId, clientId, subject, words, now }: OpenRequest,
  state: ClientRequest,
): Decision<RequestOpened, 'request.already-exists' | 'request.empty'> => {
  if (state.status !== 'absent')
    return isSameValue(state.subject, subject) ? nothingNew : refuse('request.already-exists');
  if (subject.kind === 'help' && words === null) return refuse('request.empty');
  return [{ type: 'RequestOpened', data: { requestId, clientId, subject, openedAt: now }, private: { words } }];
};

export type WithdrawRequest = Readonly<{ requestId: string; now: string }>;

export const withdrawRequest = (
  { requestId, now }: WithdrawRequest,
  { status }: ClientRequest,
): Decision<RequestWithdrawn, 'request.not-found'> => {
  if (status === 'absent') return refuse('request.not-found');
  return status === 'open' || status === 'awaiting-client'
    ? [{ type: 'RequestWithdrawn', data: { requestId, withdrawnAt: now }, private: null }]
    : nothingNew;
};

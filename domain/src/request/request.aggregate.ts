import type { Holder } from '#inbox/assign-item.ts';
import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { RequestEvent } from './request.events.ts';
import {
  maxMessagesPerDay,
  type RequestAnswer,
  type RequestStatus,
  type RequestSubject,
} from './request.vocabulary.ts';

/** The acceptance or refusal that holds. */
export type HeldDecision = Readonly<{ answer: Exclude<RequestAnswer, 'answered'>; by: string; decidedAt: string }>;

/** `decision` null: nothing was decided, or it no longer holds. `ownMessages`: instants of the client's latest messages, enough for their daily limit. */
export type ExistingRequest = Readonly<{
  status: RequestStatus;
  requestId: string;
  clientId: string;
  subject: RequestSubject;
  decision: HeldDecision | null;
  messageIds: readonly string[];
  ownMessages: readonly string[];
  holder: Holder | null;
}>;
export type ClientRequest = Readonly<{ status: 'absent' }> | ExistingRequest;

const change = (
  request: ClientRequest,
  changed: (existing: ExistingRequest) => Partial<ExistingRequest>,
): ClientRequest => (request.status === 'absent' ? request : { ...request, ...changed(request) });

export const clientRequest: Aggregate<ClientRequest, RequestEvent> = {
  category: 'request',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.clientId),
  evolve: evolveWith<ClientRequest, RequestEvent>({
    RequestOpened: (_before, { requestId, clientId, subject, openedAt }) => ({
      status: 'open',
      requestId,
      clientId,
      subject,
      decision: null,
      messageIds: [requestId],
      ownMessages: [openedAt],
      holder: null,
    }),
    RequestMessageWritten: (state, { messageId, by, writtenAt }) =>
      change(state, ({ status, messageIds, ownMessages }) => ({
        messageIds: [...messageIds, messageId],
        ...(by === null
          ? { status: 'open', ownMessages: [...ownMessages, writtenAt].slice(-maxMessagesPerDay) }
          : { status: status === 'open' ? 'awaiting-client' : status }),
      })),
    RequestAnswered: (state, { answer, by, answeredAt }) =>
      change(state, ({ decision }) => ({
        status: 'answered',
        decision: answer === 'answered' ? decision : { answer, by, decidedAt: answeredAt },
      })),
    // What was accepted stays accepted while it is talked about; a refusal is open to a new decision.
    RequestReopened: (state) =>
      change(state, ({ decision }) => ({
        status: 'open',
        decision: decision?.answer === 'accepted' ? decision : null,
      })),
    RequestAnswerReversed: (state) => change(state, () => ({ status: 'open', decision: null })),
    RequestWithdrawn: (state) => change(state, ({ decision }) => ({ status: decision ? 'answered' : 'withdrawn' })),
    RequestAssigned: (state, { adminId, assignedAt }) =>
      change(state, () => ({ holder: { adminId, since: assignedAt } })),
    RequestReleased: (state) => change(state, () => ({ holder: null })),
  }),
};

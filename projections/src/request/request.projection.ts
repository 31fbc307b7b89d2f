import type { RequestAssigned, RequestEvent, RequestReleased } from '@ecrin/domain/request/request.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { requestModel, type RequestDocument, type StoredEntry } from './request.model.ts';

const withEntry = (request: RequestDocument, entry: Omit<StoredEntry, 'entryId'>): RequestDocument => ({
  ...request,
  entries: [...request.entries, { entryId: `${request.entries.length + 1}`, ...entry }],
});
type Placed = Pick<RequestDocument, 'status' | 'since'>;
/** Where a message leaves a request: an open one keeps its place, so that writing more does not send it to the end. */
const afterMessage = ({ status, since }: Placed, by: string | null, at: string): Placed => {
  if (by === null) return status === 'open' ? { status, since } : { status: 'open', since: at };
  return status === 'open' ? { status: 'awaiting-client', since: at } : { status, since };
};

/** Whose it is stands in the inbox. */
type OfThread = Exclude<RequestEvent, RequestAssigned | RequestReleased>;

export const requestProjection = defineProjection<RequestDocument, OfThread>()({
  model: requestModel,
  documentId: ({ data }) => data.requestId,
  on: {
    RequestOpened: (_before, { requestId, clientId, subject, openedAt }, words) =>
      withEntry(
        {
          ownerId: clientId,
          requestId,
          kind: subject.kind,
          organizationId: subject.kind === 'join' ? subject.organizationId : null,
          permission: subject.kind === 'permission' ? subject.permission : null,
          status: 'open',
          since: openedAt,
          openedAt,
          answer: null,
          decision: null,
          entries: [],
        },
        { kind: 'message', by: null, at: openedAt, words: words?.words ?? null, answer: null },
      ),
    RequestMessageWritten: (request, { by, writtenAt }, words) =>
      request &&
      withEntry(
        { ...request, ...afterMessage(request, by, writtenAt) },
        { kind: 'message', by, at: writtenAt, words: words?.words ?? null, answer: null },
      ),
    RequestAnswered: (request, { answer, by, answeredAt }, words) =>
      request &&
      withEntry(
        {
          ...request,
          status: 'answered',
          since: answeredAt,
          answer,
          decision: answer === 'answered' ? request.decision : { answer, by, decidedAt: answeredAt },
        },
        { kind: 'answer', by, at: answeredAt, words: words?.words ?? null, answer },
      ),
    RequestReopened: (request, { reopenedAt }) =>
      request && {
        ...request,
        status: 'open',
        since: reopenedAt,
        decision: request.decision?.answer === 'accepted' ? request.decision : null,
      },
    RequestAnswerReversed: (request, { answer, by, reversedAt }, words) =>
      request &&
      withEntry(
        { ...request, status: 'open', since: reversedAt, answer: null, decision: null },
        { kind: 'reversal', by, at: reversedAt, words: words?.reason ?? null, answer },
      ),
    RequestWithdrawn: (request, { withdrawnAt }) =>
      request &&
      withEntry(
        { ...request, status: request.decision ? 'answered' : 'withdrawn', since: withdrawnAt },
        { kind: 'withdrawal', by: null, at: withdrawnAt, words: null, answer: null },
      ),
  },
});

import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { clientRequest } from '#request/request.aggregate.ts';
import type {
  RequestAnswered,
  RequestAnswerReversed,
  RequestMessageWritten,
  RequestOpened,
  RequestReopened,
  RequestWithdrawn,
} from '#request/request.events.ts';
import type { RequestAnswer, RequestSubject } from '#request/request.vocabulary.ts';

export const { given } = specFor(clientRequest);
export const [requestId, clientId, by] = ['request-1', 'anne', 'alix'];
export const now = '2026-01-02T09:00:00.000Z';
export const permission: RequestSubject = { kind: 'permission', permission: 'create-orbs' };

export const opened = (subject: RequestSubject = permission): RequestOpened => ({
  type: 'RequestOpened',
  data: { requestId, clientId, subject, openedAt: now },
  private: { words: 'Pour mes carnets.' },
});
export const written = (messageId: string, writer: string | null, writtenAt = now): RequestMessageWritten => ({
  type: 'RequestMessageWritten',
  data: { requestId, messageId, by: writer, writtenAt },
  private: { words: 'Un mot.' },
});
export const answered = (answer: RequestAnswer, words: string | null = 'Un mot.'): RequestAnswered => ({
  type: 'RequestAnswered',
  data: { requestId, answer, by, answeredAt: now },
  private: { words },
});
export const reversed = (answer: RequestAnswer): RequestAnswerReversed => ({
  type: 'RequestAnswerReversed',
  data: { requestId, answer, by, reversedAt: now },
  private: { reason: 'Par erreur.' },
});
export const reopened: RequestReopened = {
  type: 'RequestReopened',
  data: { requestId, reopenedAt: now },
  private: null,
};
export const withdrawn: RequestWithdrawn = {
  type: 'RequestWithdrawn',
  data: { requestId, withdrawnAt: now },
  private: null,
};

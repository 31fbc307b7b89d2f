import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ExistingRequest, ClientRequest } from '../request.aggregate.ts';
import type { RequestAnswered, RequestAnswerReversed } from '../request.events.ts';
import { reversibleForMs, type RequestAnswer } from '../request.vocabulary.ts';

export type AnswerRequest = Readonly<{
  requestId: string;
  answer: RequestAnswer;
  words: string | null;
  by: string;
  now: string;
}>;
export type AnswerRefusal =
  | 'request.not-found'
  | 'request.not-open'
  | 'request.answer-not-fitting'
  | 'request.answer-without-words';

/** Help is only answered, and so is what was accepted already: that is taken back by reversing it. */
export const answersFor = ({
  subject,
  decision,
}: Pick<ExistingRequest, 'subject' | 'decision'>): readonly RequestAnswer[] =>
  subject.kind === 'help' || decision?.answer === 'accepted' ? ['answered'] : ['accepted', 'refused'];

/** Of two administrators the second one is refused: it is no longer open. */
export const answerRequest = (
  { requestId, answer, words, by, now }: AnswerRequest,
  state: ClientRequest,
): Decision<RequestAnswered, AnswerRefusal> => {
  if (state.status === 'absent') return refuse('request.not-found');
  if (state.status === 'answered' || state.status === 'withdrawn') return refuse('request.not-open');
  if (!answersFor(state).includes(answer)) return refuse('request.answer-not-fitting');
  if (words === null && answer !== 'accepted') return refuse('request.answer-without-words');
  return [{ type: 'RequestAnswered', data: { requestId, answer, by, answeredAt: now }, private: { words } }];
};

export type ReverseRequestAnswer = Readonly<{ requestId: string; reason: string; by: string; now: string }>;

/** Within 30 days: the request is open again, and what was granted is taken back. */
export const reverseRequestAnswer = (
  { requestId, reason, by, now }: ReverseRequestAnswer,
  state: ClientRequest,
): Decision<RequestAnswerReversed, 'request.not-found' | 'request.nothing-to-reverse' | 'request.reversal-over'> => {
  if (state.status === 'absent') return refuse('request.not-found');
  if (!state.decision) return refuse('request.nothing-to-reverse');
  const { answer, decidedAt } = state.decision;
  if (Date.parse(now) - Date.parse(decidedAt) > reversibleForMs) return refuse('request.reversal-over');
  return [{ type: 'RequestAnswerReversed', data: { requestId, answer, by, reversedAt: now }, private: { reason } }];
};

import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { Conversation, ExistingConversation, Question } from '../conversation.aggregate.ts';

export type ConversationUnavailable = 'conversation.not-found' | 'conversation.deleted';

export const requireOpenConversation = <Decided extends Decision<DomainEvent, string>>(
  state: Conversation,
  decide: (open: ExistingConversation) => Decided,
): Decided | Refusal<ConversationUnavailable> => {
  if (state.status === 'not-started') return refuse('conversation.not-found');
  return state.status === 'deleted' ? refuse('conversation.deleted') : decide(state);
};

/** The question an answer is for, while it still waits for this attempt; null for an answer that comes too late. */
export const waitingQuestion = (
  state: Conversation,
  { questionId, attempt }: Readonly<{ questionId: string; attempt: number }>,
): Question | null => {
  if (state.status === 'not-started') return null;
  const asked = state.questions.find((question) => question.questionId === questionId);
  return asked?.status === 'waiting' && asked.attempt === attempt ? asked : null;
};

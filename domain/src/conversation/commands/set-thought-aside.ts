import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Conversation, Question } from '../conversation.aggregate.ts';
import type {
  ConversationQuestionRepeated,
  ConversationThoughtSetAside,
  ConversationThoughtTakenBack,
} from '../conversation.events.ts';
import { requireOpenConversation, type ConversationUnavailable } from './require-open-conversation.ts';

type ThoughtOfQuestion = Readonly<{
  conversationId: string;
  questionId: string;
  thoughtId: string;
  now: string;
}>;
type Refusal = ConversationUnavailable | 'conversation.question-not-found' | 'conversation.still-answering';

const again = (
  { conversationId, questionId, now }: ThoughtOfQuestion,
  { attempt, withoutFilters }: Question,
): ConversationQuestionRepeated => ({
  type: 'ConversationQuestionRepeated',
  data: { conversationId, questionId, attempt: attempt + 1, repeatedAt: now },
  private: { withoutFilters },
});

const onQuestion = <Event extends ConversationThoughtSetAside | ConversationThoughtTakenBack>(
  command: ThoughtOfQuestion,
  state: Conversation,
  decide: (question: Question) => Event | null,
): Decision<Event | ConversationQuestionRepeated, Refusal> =>
  requireOpenConversation<Decision<Event | ConversationQuestionRepeated, Refusal>>(state, ({ questions }) => {
    const asked = questions.find(({ questionId }) => questionId === command.questionId);
    if (!asked) return refuse('conversation.question-not-found');
    const event = decide(asked);
    if (!event) return nothingNew;
    return asked.status === 'waiting' ? refuse('conversation.still-answering') : [event, again(command, asked)];
  });

/** « Pas celle-ci »: answers the question again without a thought it is not about. */
export const setThoughtAside = (
  command: ThoughtOfQuestion,
  state: Conversation,
): Decision<ConversationThoughtSetAside | ConversationQuestionRepeated, Refusal> => {
  const { now, ...data } = command;
  return onQuestion<ConversationThoughtSetAside>(command, state, ({ setAside }) =>
    setAside.includes(data.thoughtId)
      ? null
      : { type: 'ConversationThoughtSetAside', data: { ...data, setAsideAt: now }, private: null },
  );
};

/** Answers the question again with a thought that was set aside. */
export const takeThoughtBack = (
  command: ThoughtOfQuestion,
  state: Conversation,
): Decision<ConversationThoughtTakenBack | ConversationQuestionRepeated, Refusal> => {
  const { now, ...data } = command;
  return onQuestion<ConversationThoughtTakenBack>(command, state, ({ setAside }) =>
    setAside.includes(data.thoughtId)
      ? { type: 'ConversationThoughtTakenBack', data: { ...data, takenBackAt: now }, private: null }
      : null,
  );
};

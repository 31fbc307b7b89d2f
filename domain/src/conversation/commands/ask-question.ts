import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { tidyText } from '#text/visible-text.ts';
import type { Conversation, ExistingConversation } from '../conversation.aggregate.ts';
import type { ConversationQuestionAsked, ConversationStarted } from '../conversation.events.ts';
import { maxQuestionLength, maxQuestions } from '../conversation.vocabulary.ts';

export type AskQuestion = Readonly<{
  conversationId: string;
  questionId: string;
  ownerId: string;
  text: string;
  language: Language;
  timeZone: string;
  now: string;
}>;
export type AskQuestionRefusal =
  | 'conversation.question-empty'
  | 'conversation.question-too-long'
  | 'conversation.question-already-asked'
  | 'conversation.still-answering'
  | 'conversation.full'
  | 'conversation.deleted';

/** The first question starts the conversation. */
export const askQuestion = (
  { ownerId, text: given, now, ...data }: AskQuestion,
  state: Conversation,
): Decision<ConversationStarted | ConversationQuestionAsked, AskQuestionRefusal> => {
  const text = tidyText(given);
  if (text === '') return refuse('conversation.question-empty');
  if (text.length > maxQuestionLength) return refuse('conversation.question-too-long');
  const asked: ConversationQuestionAsked = {
    type: 'ConversationQuestionAsked',
    data: { ...data, askedAt: now },
    private: { text },
  };
  if (state.status === 'not-started') {
    const { conversationId } = data;
    return [{ type: 'ConversationStarted', data: { conversationId, ownerId, startedAt: now }, private: null }, asked];
  }
  return state.status === 'deleted' ? refuse('conversation.deleted') : askAnother(asked, state);
};

const askAnother = (
  asked: ConversationQuestionAsked,
  { questions }: ExistingConversation,
): Decision<ConversationQuestionAsked, AskQuestionRefusal> => {
  const same = questions.find(({ questionId }) => questionId === asked.data.questionId);
  if (same) return same.text === asked.private?.text ? nothingNew : refuse('conversation.question-already-asked');
  if (questions.some(({ status }) => status === 'waiting')) return refuse('conversation.still-answering');
  return questions.length >= maxQuestions ? refuse('conversation.full') : [asked];
};

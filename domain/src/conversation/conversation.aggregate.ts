import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { ConversationEvent } from './conversation.events.ts';
import type { ModelPurpose } from './conversation.vocabulary.ts';

export type Question = Readonly<{
  questionId: string;
  /** null once its key is destroyed. */
  text: string | null;
  language: Language;
  timeZone: string;
  askedAt: string;
  /** Counts the times it was asked; an answer to an earlier one is dropped. */
  attempt: number;
  withoutFilters: readonly string[];
  /** Ids of thoughts it is not about. */
  setAside: readonly string[];
  status: 'waiting' | 'answered' | 'failed' | 'stopped';
  /** Sentences written for this attempt, those of an answer that was begun again included. */
  statementsWritten: number;
  /** What it is recorded for what a model used for this attempt. */
  modelUsedFor: readonly ModelPurpose[];
}>;

export type ExistingConversation = Readonly<{
  ownerId: string;
  /** As the person named it; null: its first question is its name. */
  name: string | null;
  questions: readonly Question[];
}>;

export type Conversation =
  | Readonly<{ status: 'not-started' }>
  | (ExistingConversation & Readonly<{ status: 'open' | 'deleted' }>);

const change = (state: Conversation, changed: (existing: ExistingConversation) => object): Conversation =>
  state.status === 'not-started' ? state : { ...state, ...changed(state) };

const changeQuestion = (
  state: Conversation,
  { questionId, attempt }: Readonly<{ questionId: string; attempt?: number }>,
  changed: Partial<Question> | ((question: Question) => Partial<Question>),
): Conversation =>
  change(state, ({ questions }) => ({
    questions: questions.map((question) =>
      question.questionId === questionId && (attempt ?? question.attempt) === question.attempt
        ? { ...question, ...(typeof changed === 'function' ? changed(question) : changed) }
        : question,
    ),
  }));

export const conversation: Aggregate<Conversation, ConversationEvent> = {
  category: 'conversation',
  initial: { status: 'not-started' },
  ownerOf: (state) => (state.status === 'not-started' ? null : state.ownerId),
  evolve: evolveWith<Conversation, ConversationEvent>({
    ConversationStarted: (_state, { ownerId }) => ({ status: 'open', ownerId, name: null, questions: [] }),
    ConversationQuestionAsked: (state, { questionId, language, timeZone, askedAt }, words) =>
      change(state, ({ questions }) => ({
        questions: [
          ...questions,
          {
            questionId,
            text: words?.text ?? null,
            language,
            timeZone,
            askedAt,
            attempt: 1,
            withoutFilters: [],
            setAside: [],
            status: 'waiting',
            statementsWritten: 0,
            modelUsedFor: [],
          },
        ],
      })),
    ConversationQuestionRepeated: (state, { questionId, attempt }, words) =>
      changeQuestion(
        state,
        { questionId },
        {
          attempt,
          withoutFilters: words?.withoutFilters ?? [],
          status: 'waiting',
          statementsWritten: 0,
          modelUsedFor: [],
        },
      ),
    ConversationThoughtSetAside: (state, { questionId, thoughtId }) =>
      changeQuestion(state, { questionId }, ({ setAside }) => ({ setAside: [...setAside, thoughtId] })),
    ConversationThoughtTakenBack: (state, { questionId, thoughtId }) =>
      changeQuestion(state, { questionId }, ({ setAside }) => ({
        setAside: setAside.filter((id) => id !== thoughtId),
      })),
    ConversationQuestionAnswered: (state, which) => changeQuestion(state, which, { status: 'answered' }),
    ConversationAnswerFailed: (state, which) => changeQuestion(state, which, { status: 'failed' }),
    ConversationStatementWritten: (state, { questionId, attempt }) =>
      changeQuestion(state, { questionId, attempt }, ({ statementsWritten }) => ({
        statementsWritten: statementsWritten + 1,
      })),
    ConversationAnswerStopped: (state, which) => changeQuestion(state, which, { status: 'stopped' }),
    ConversationModelUsed: (state, { questionId, attempt, purpose }) =>
      changeQuestion(state, { questionId, attempt }, ({ modelUsedFor }) => ({
        modelUsedFor: [...modelUsedFor, purpose],
      })),
    ConversationRenamed: (state, _data, words) => change(state, () => ({ name: words?.name ?? null })),
    ConversationDeleted: (state) => change(state, () => ({ status: 'deleted' })),
    ConversationRestored: (state) => change(state, () => ({ status: 'open' })),
  }),
};

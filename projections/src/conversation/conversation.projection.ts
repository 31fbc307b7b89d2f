import type { ConversationEvent } from '@ecrin/domain/conversation/conversation.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { conversationModel, type ConversationDocument, type QuestionDocument } from './conversation.model.ts';

type Which = Readonly<{ questionId: string; attempt?: number }>;

/** An answer to an earlier attempt changes nothing. */
const changeQuestion = (
  document: ConversationDocument | null,
  { questionId, attempt }: Which,
  changed: Partial<QuestionDocument> | ((question: QuestionDocument) => Partial<QuestionDocument>),
): ConversationDocument | null =>
  document && {
    ...document,
    questions: document.questions.map((question) =>
      question.questionId === questionId && (attempt ?? question.attempt) === question.attempt
        ? { ...question, ...(typeof changed === 'function' ? changed(question) : changed) }
        : question,
    ),
  };

const withSetAside = (document: ConversationDocument | null): ConversationDocument | null =>
  document && { ...document, hasSetAside: document.questions.some(({ setAside }) => setAside.length > 0) };

export const conversationProjection = defineProjection<ConversationDocument, ConversationEvent>()({
  model: conversationModel,
  documentId: ({ data }) => data.conversationId,
  shown: ({ deleted }) => !deleted,
  on: {
    ConversationStarted: (_document, { conversationId, ownerId, startedAt }) => ({
      conversationId,
      ownerId,
      deleted: false,
      name: null,
      asked: [],
      hasSetAside: false,
      questions: [],
      lastAskedAt: startedAt,
    }),
    ConversationQuestionAsked: (document, { questionId, askedAt }, words) =>
      document && {
        ...document,
        asked: [...document.asked, ...(words ? [words.text] : [])],
        lastAskedAt: askedAt,
        questions: [
          ...document.questions,
          {
            questionId,
            text: words?.text ?? null,
            askedAt,
            attempt: 1,
            status: 'waiting',
            failure: null,
            answer: null,
            statements: [],
            setAside: [],
          },
        ],
      },
    ConversationQuestionRepeated: (document, { questionId, attempt }) =>
      changeQuestion(document, { questionId }, { attempt, status: 'waiting', failure: null, statements: [] }),
    ConversationThoughtSetAside: (document, { questionId, thoughtId }) =>
      withSetAside(
        changeQuestion(document, { questionId }, ({ setAside }) => ({ setAside: [...setAside, thoughtId] })),
      ),
    ConversationThoughtTakenBack: (document, { questionId, thoughtId }) =>
      withSetAside(
        changeQuestion(document, { questionId }, ({ setAside }) => ({
          setAside: setAside.filter((id) => id !== thoughtId),
        })),
      ),
    ConversationStatementWritten: (document, { questionId, attempt, index }, words) =>
      changeQuestion(document, { questionId, attempt }, ({ statements }) => ({
        statements: [...statements.slice(0, index), ...(words ? [words] : [])],
      })),
    ConversationAnswerStopped: (document, which) =>
      changeQuestion(document, which, { status: 'stopped', answer: null }),
    ConversationModelUsed: (document) => document,
    ConversationQuestionAnswered: (
      document,
      { conversationId: _conversationId, questionId, attempt, ...figures },
      words,
    ) =>
      changeQuestion(
        document,
        { questionId, attempt },
        {
          status: 'answered',
          failure: null,
          answer: { ...figures, filters: words?.filters ?? [], citations: words?.citations ?? [] },
        },
      ),
    ConversationAnswerFailed: (document, { questionId, attempt, reason }) =>
      changeQuestion(document, { questionId, attempt }, { status: 'failed', failure: reason, answer: null }),
    ConversationRenamed: (document, _data, words) => document && { ...document, name: words?.name ?? null },
    ConversationDeleted: (document) => document && { ...document, deleted: true },
    ConversationRestored: (document) => document && { ...document, deleted: false },
  },
});

import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { conversation } from '#conversation/conversation.aggregate.ts';
import type {
  ConversationAnswerFailed,
  ConversationAnswerStopped,
  ConversationDeleted,
  ConversationQuestionAnswered,
  ConversationQuestionAsked,
  ConversationQuestionRepeated,
  ConversationStarted,
  ConversationStatementWritten,
} from '#conversation/conversation.events.ts';

export const { given } = specFor(conversation);

export const conversationId = '01980000-0000-7000-8000-00000000000c';
export const questionId = '01980000-0000-7000-8000-00000000000d';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const now = '2026-01-02T09:00:00.000Z';

export const conversationStarted: ConversationStarted = {
  type: 'ConversationStarted',
  data: { conversationId, ownerId, startedAt: now },
  private: null,
};
export const asked: ConversationQuestionAsked = {
  type: 'ConversationQuestionAsked',
  data: { conversationId, questionId, language: 'fr', timeZone: 'Europe/Paris', askedAt: now },
  private: { text: 'Qu’ai-je dit de papa ?' },
};
export const answerWords = {
  citations: [{ thoughtId: 'a', wording: 1, start: 0, end: 17, startMs: 4_000 }],
  filters: [{ key: 'tag:famille', start: 0, end: 8 }],
} as const;
export const answered: ConversationQuestionAnswered = {
  type: 'ConversationQuestionAnswered',
  data: {
    conversationId,
    questionId,
    attempt: 1,
    kind: 'quotes',
    engine: 'words',
    searched: 12,
    matched: 1,
    answeredAt: now,
  },
  private: answerWords,
};
export const answerFailed: ConversationAnswerFailed = {
  type: 'ConversationAnswerFailed',
  data: { conversationId, questionId, attempt: 1, reason: 'unavailable', failedAt: now },
  private: null,
};
export const statement = { text: 'Papa a téléphoné.', citations: answerWords.citations } as const;
export const statementWritten: ConversationStatementWritten = {
  type: 'ConversationStatementWritten',
  data: { conversationId, questionId, attempt: 1, index: 0, writtenAt: now },
  private: statement,
};
export const answerStopped: ConversationAnswerStopped = {
  type: 'ConversationAnswerStopped',
  data: { conversationId, questionId, attempt: 1, stoppedAt: now },
  private: null,
};
export const repeated: ConversationQuestionRepeated = {
  type: 'ConversationQuestionRepeated',
  data: { conversationId, questionId, attempt: 2, repeatedAt: now },
  private: { withoutFilters: ['tag:famille'] },
};
export const conversationDeleted: ConversationDeleted = {
  type: 'ConversationDeleted',
  data: { conversationId, deletedAt: now },
  private: null,
};

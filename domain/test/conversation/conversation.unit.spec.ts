import { describe, expect, it } from 'vitest';
import { answerQuestion, failAnswer, recordModelUse, writeStatement } from '#conversation/commands/answer-question.ts';
import { askQuestion } from '#conversation/commands/ask-question.ts';
import { deleteConversation, restoreConversation } from '#conversation/commands/delete-conversation.ts';
import { renameConversation } from '#conversation/commands/rename-conversation.ts';
import { repeatQuestion } from '#conversation/commands/repeat-question.ts';
import { stopAnswer } from '#conversation/commands/stop-answer.ts';
import { conversation } from '#conversation/conversation.aggregate.ts';
import {
  answered,
  answerFailed,
  answerStopped,
  answerWords,
  asked,
  conversationDeleted,
  conversationId,
  conversationStarted,
  given,
  now,
  ownerId,
  questionId,
  repeated,
  statement,
  statementWritten,
} from './conversation.fixtures.ts';

const ask = {
  conversationId,
  questionId,
  ownerId,
  text: '  Qu’ai-je dit de papa ? ',
  language: 'fr',
  timeZone: 'Europe/Paris',
  now,
} as const;
const another = { ...ask, questionId: '01980000-0000-7000-8000-00000000000e' };
const { conversationId: _id, questionId: _question, attempt: _attempt, answeredAt: _at, ...figures } = answered.data;
const answer = { ...figures, ...answerWords };
const which = { conversationId, questionId, attempt: 1, now };

describe('asking a question', () => {
  it('starts the conversation with the first one', () =>
    given().when(askQuestion, ask).then(conversationStarted, asked));
  it('continues it with the next one', () =>
    given(conversationStarted, asked, answered)
      .when(askQuestion, another)
      .then({ ...asked, data: { ...asked.data, questionId: another.questionId } }));
  it('is recorded once', () => given(conversationStarted, asked).when(askQuestion, ask).thenNothing());
  it.each([
    ['', 'conversation.question-empty'],
    [' \u200b ', 'conversation.question-empty'],
    ['x'.repeat(2_001), 'conversation.question-too-long'],
  ] as const)('refuses %j', (text, code) =>
    given()
      .when(askQuestion, { ...ask, text })
      .thenRefused(code),
  );
  it('refuses an id that another question has', () =>
    given(conversationStarted, asked)
      .when(askQuestion, { ...ask, text: 'Et maman ?' })
      .thenRefused('conversation.question-already-asked'));
  it('refuses another one while the last is being answered', () => {
    given(conversationStarted, asked).when(askQuestion, another).thenRefused('conversation.still-answering');
    given(conversationStarted, asked, answered, repeated)
      .when(askQuestion, another)
      .thenRefused('conversation.still-answering');
  });
  it('refuses a deleted conversation, and one with 200 questions', () => {
    given(conversationStarted, conversationDeleted).when(askQuestion, ask).thenRefused('conversation.deleted');
    const full = Array.from({ length: 200 }, (_none, at) => [
      { ...asked, data: { ...asked.data, questionId: `q${at}` } },
      { ...answered, data: { ...answered.data, questionId: `q${at}` } },
    ]).flat();
    given(conversationStarted, ...full)
      .when(askQuestion, ask)
      .thenRefused('conversation.full');
  });
});

describe('answering a question', () => {
  it('records the answer', () =>
    given(conversationStarted, asked)
      .when(answerQuestion, { ...which, answer })
      .then(answered));
  it('records a failure', () =>
    given(conversationStarted, asked)
      .when(failAnswer, { ...which, reason: 'unavailable' })
      .then(answerFailed));
  it('drops an answer that comes too late', () => {
    given(conversationStarted, asked, answerFailed)
      .when(answerQuestion, { ...which, answer })
      .thenNothing();
    given(conversationStarted, asked, answered, repeated)
      .when(answerQuestion, { ...which, answer })
      .thenNothing();
    given()
      .when(failAnswer, { ...which, reason: 'unavailable' })
      .thenNothing();
  });
});

describe('writing an answer', () => {
  const sentence = { ...which, ...statement, index: 0, after: 0 };
  it('records each sentence with what it rests on', () =>
    given(conversationStarted, asked).when(writeStatement, sentence).then(statementWritten));
  it('is over once the answer is stopped, there, or asked for again', () => {
    given(conversationStarted, asked, answerStopped).when(writeStatement, sentence).thenNothing();
    given(conversationStarted, asked, answered).when(writeStatement, sentence).thenNothing();
    given(conversationStarted, asked, answered, repeated).when(writeStatement, sentence).thenNothing();
  });
  it('is stopped by the person; what is written stays, and it can be asked again', () => {
    const stop = { conversationId, questionId, now };
    given(conversationStarted, asked, statementWritten).when(stopAnswer, stop).then(answerStopped);
    given(conversationStarted, asked, answered).when(stopAnswer, stop).thenNothing();
    given(conversationStarted).when(stopAnswer, stop).thenRefused('conversation.question-not-found');
    given(conversationStarted, conversationDeleted).when(stopAnswer, stop).thenRefused('conversation.deleted');
    given().when(stopAnswer, stop).thenRefused('conversation.not-found');
    given(conversationStarted, asked, answerStopped)
      .when(repeatQuestion, { ...stop, withoutFilters: ['tag:famille'] })
      .then(repeated);
  });
  it('records what the model used, also of an answer that was stopped', () => {
    const use = { model: 'a-model', inputTokens: 900, outputTokens: 40, seconds: 2 };
    given(conversationStarted, asked, answerStopped)
      .when(recordModelUse, { ...which, purpose: 'answer', use })
      .then({
        type: 'ConversationModelUsed',
        data: { conversationId, questionId, attempt: 1, purpose: 'answer', ownerId, ...use, usedAt: now },
        private: null,
      });
    given()
      .when(recordModelUse, { ...which, purpose: 'answer', use })
      .thenNothing();
  });
  it('counts the sentences of an attempt, so that none is taken for an earlier one', () => {
    const state = [conversationStarted, asked, statementWritten, statementWritten].reduce(
      conversation.evolve,
      conversation.initial,
    );
    expect(state).toMatchObject({ questions: [{ statementsWritten: 2 }] });
    expect(conversation.evolve(state, repeated)).toMatchObject({ questions: [{ statementsWritten: 0 }] });
  });
});

describe('asking a question again', () => {
  const again = { conversationId, questionId, withoutFilters: ['tag:famille'], now };
  it('leaves out the filters that the person removed', () =>
    given(conversationStarted, asked, answered).when(repeatQuestion, again).then(repeated));
  it('is possible after a failure', () =>
    given(conversationStarted, asked, answerFailed).when(repeatQuestion, again).then(repeated));
  it('changes nothing while it is being answered', () =>
    given(conversationStarted, asked).when(repeatQuestion, again).thenNothing());
  it('refuses a question that was not asked, and a deleted or unknown conversation', () => {
    given(conversationStarted).when(repeatQuestion, again).thenRefused('conversation.question-not-found');
    given(conversationStarted, conversationDeleted).when(repeatQuestion, again).thenRefused('conversation.deleted');
    given().when(repeatQuestion, again).thenRefused('conversation.not-found');
  });
  it('keeps the filters removed for the answer', () => {
    const state = [conversationStarted, asked, answered, repeated].reduce(conversation.evolve, conversation.initial);
    expect(state).toMatchObject({ questions: [{ attempt: 2, status: 'waiting', withoutFilters: ['tag:famille'] }] });
  });
});

describe('a conversation', () => {
  const renamed = {
    type: 'ConversationRenamed',
    data: { conversationId, renamedAt: now },
    private: { name: 'Papa' },
  } as const;
  it('can be named', () =>
    given(conversationStarted).when(renameConversation, { conversationId, name: ' Papa ', now }).then(renamed));
  it.each([
    ['', 'conversation.name-empty'],
    ['x'.repeat(121), 'conversation.name-too-long'],
  ] as const)('refuses the name %j', (name, code) =>
    given(conversationStarted).when(renameConversation, { conversationId, name, now }).thenRefused(code),
  );
  it('can be deleted and restored with everything in it', () => {
    const command = { conversationId, now };
    given(conversationStarted, asked).when(deleteConversation, command).then(conversationDeleted);
    given(conversationStarted, conversationDeleted)
      .when(restoreConversation, command)
      .then({ type: 'ConversationRestored', data: { conversationId, restoredAt: now }, private: null });
    given().when(deleteConversation, command).thenRefused('conversation.not-found');
    given().when(restoreConversation, command).thenRefused('conversation.not-found');
    given(conversationStarted).when(restoreConversation, command).thenNothing();
  });
});

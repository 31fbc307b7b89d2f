import { describe, it } from 'vitest';
import { setThoughtAside, takeThoughtBack } from '#conversation/commands/set-thought-aside.ts';
import type {
  ConversationQuestionRepeated,
  ConversationThoughtSetAside,
  ConversationThoughtTakenBack,
} from '#conversation/conversation.events.ts';
import {
  answered,
  asked,
  conversationDeleted,
  conversationId,
  conversationStarted,
  given,
  now,
  questionId,
} from './conversation.fixtures.ts';

const thoughtId = '01980000-0000-7000-8000-0000000000f1';
const command = { conversationId, questionId, thoughtId, now };
const setAside: ConversationThoughtSetAside = {
  type: 'ConversationThoughtSetAside',
  data: { conversationId, questionId, thoughtId, setAsideAt: now },
  private: null,
};
const takenBack: ConversationThoughtTakenBack = {
  type: 'ConversationThoughtTakenBack',
  data: { conversationId, questionId, thoughtId, takenBackAt: now },
  private: null,
};
const again = (attempt: number): ConversationQuestionRepeated => ({
  type: 'ConversationQuestionRepeated',
  data: { conversationId, questionId, attempt, repeatedAt: now },
  private: { withoutFilters: [] },
});
const history = [conversationStarted, asked, answered] as const;

describe('a thought that a question is not about', () => {
  it('is set aside, and the question answered again', () =>
    given(...history)
      .when(setThoughtAside, command)
      .then(setAside, again(2)));
  it('is set aside once', () =>
    given(...history, setAside)
      .when(setThoughtAside, command)
      .thenNothing());
  it('is taken back, and the question answered again', () =>
    given(...history, setAside)
      .when(takeThoughtBack, command)
      .then(takenBack, again(2)));
  it('is taken back only when it was set aside', () => {
    given(...history)
      .when(takeThoughtBack, command)
      .thenNothing();
    given(...history, setAside, takenBack)
      .when(takeThoughtBack, command)
      .thenNothing();
  });
  it('waits for the answer', () =>
    given(conversationStarted, asked).when(setThoughtAside, command).thenRefused('conversation.still-answering'));
  it('is refused for a question or a conversation that is not there', () => {
    given(conversationStarted).when(setThoughtAside, command).thenRefused('conversation.question-not-found');
    given(...history, conversationDeleted)
      .when(setThoughtAside, command)
      .thenRefused('conversation.deleted');
    given().when(takeThoughtBack, command).thenRefused('conversation.not-found');
  });
});

import { describe, it } from 'vitest';
import { answerRequest, reverseRequestAnswer } from '#request/commands/answer-request.ts';
import {
  answered,
  by,
  given,
  now,
  opened,
  requestId,
  reopened,
  reversed,
  withdrawn,
  written,
} from './request.fixtures.ts';

const accept = { requestId, answer: 'accepted', words: 'Un mot.', by, now } as const;
const reverse = { requestId, reason: 'Par erreur.', by, now };
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

describe('the answer to a request', () => {
  it('accepts or refuses what was asked for, also after a question', () => {
    given(opened()).when(answerRequest, accept).then(answered('accepted'));
    given(opened(), written('m', by))
      .when(answerRequest, { ...accept, answer: 'refused' })
      .then(answered('refused'));
  });
  it('is only a word where help was asked for', () => {
    const help = opened({ kind: 'help' });
    given(help)
      .when(answerRequest, { ...accept, answer: 'answered' })
      .then(answered('answered'));
    given(help).when(answerRequest, accept).thenRefused('request.answer-not-fitting');
    given(opened())
      .when(answerRequest, { ...accept, answer: 'answered' })
      .thenRefused('request.answer-not-fitting');
  });
  it('needs words unless it accepts', () => {
    given(opened())
      .when(answerRequest, { ...accept, words: null })
      .then(answered('accepted', null));
    given(opened())
      .when(answerRequest, { ...accept, answer: 'refused', words: null })
      .thenRefused('request.answer-without-words');
  });
  it('is given by one administrator only', () => {
    given(opened(), answered('accepted')).when(answerRequest, accept).thenRefused('request.not-open');
    given(opened(), withdrawn).when(answerRequest, accept).thenRefused('request.not-open');
    given().when(answerRequest, accept).thenRefused('request.not-found');
  });
  it('to what was accepted before is a word: it is taken back by reversing', () => {
    const talkedAbout = [opened(), answered('accepted'), reopened, written('m', null)] as const;
    given(...talkedAbout)
      .when(answerRequest, { ...accept, answer: 'refused' })
      .thenRefused('request.answer-not-fitting');
    given(...talkedAbout)
      .when(answerRequest, { ...accept, answer: 'answered' })
      .then(answered('answered'));
    given(...talkedAbout, answered('answered'))
      .when(reverseRequestAnswer, reverse)
      .then(reversed('accepted'));
  });
  it('to what was refused before may accept it now', () =>
    given(opened(), answered('refused'), reopened, written('m', null))
      .when(answerRequest, accept)
      .then(answered('accepted')));
});

describe('reversing the answer', () => {
  it('is possible for thirty days', () => {
    given(opened(), answered('accepted')).when(reverseRequestAnswer, reverse).then(reversed('accepted'));
    given(opened(), answered('refused'))
      .when(reverseRequestAnswer, { ...reverse, now: later(30) })
      .then({ ...reversed('refused'), data: { ...reversed('refused').data, reversedAt: later(30) } });
    given(opened(), answered('accepted'))
      .when(reverseRequestAnswer, { ...reverse, now: later(30.1) })
      .thenRefused('request.reversal-over');
  });
  it('needs a decision that holds', () => {
    given(opened()).when(reverseRequestAnswer, reverse).thenRefused('request.nothing-to-reverse');
    given(opened({ kind: 'help' }), answered('answered'))
      .when(reverseRequestAnswer, reverse)
      .thenRefused('request.nothing-to-reverse');
    given().when(reverseRequestAnswer, reverse).thenRefused('request.not-found');
  });
  it('opens the request for another answer', () =>
    given(opened(), answered('accepted'), reversed('accepted'))
      .when(answerRequest, { ...accept, answer: 'refused' })
      .then(answered('refused')));
});

import { describe, it } from 'vitest';
import { writeThought } from '#thought/commands/write-thought.ts';
import { deleted, given, now, ownerId, recorded, thoughtId, written } from './thought.fixtures.ts';

describe('writing a thought', () => {
  const command = {
    thoughtId,
    ownerId,
    content: written.private?.content ?? '',
    language: 'fr',
    answering: null,
    occurredAt: written.data.occurredAt,
    timeZone: 'Europe/Paris',
    now,
  } as const;

  it('is recorded', () => given().when(writeThought, command).then(written));
  it('with the question of another thought that it answers', () =>
    given()
      .when(writeThought, { ...command, answering: { questionOf: 'another', question: 'Et demain ?' } })
      .then(written, {
        type: 'ThoughtQuestionAnswered',
        data: { thoughtId, questionOf: 'another', answeredAt: now },
        private: { question: 'Et demain ?' },
      }));
  it('is recorded once', () => given(written).when(writeThought, command).thenNothing());
  it('is what it once was, and then what it became, of another Écrin', () => {
    const origin = { source: 'ecrin', importId: 'import' } as const;
    const [first, second] = ['2019-03-01T08:00:00.000Z', '2019-04-01T08:00:00.000Z'];
    const wordings = [
      { at: first, text: 'D’abord' },
      { at: second, text: command.content },
    ];
    const events = [
      { ...written, data: { ...written.data, wordedAt: first, origin }, private: { content: 'D’abord' } },
      { type: 'ThoughtEdited', data: { thoughtId, editedAt: second, origin }, private: written.private },
    ] as const;
    const brought = { ...command, origin, wordings };
    given()
      .when(writeThought, brought)
      .then(...events);
    given(...events)
      .when(writeThought, brought)
      .thenNothing();
  });
  it('uses the current time when the device’s clock is ahead', () =>
    given()
      .when(writeThought, { ...command, occurredAt: '2031-01-01T00:00:00.000Z' })
      .then({ ...written, data: { ...written.data, occurredAt: now } }));
  it('refuses an empty text', () =>
    given()
      .when(writeThought, { ...command, content: ' \n ' })
      .thenRefused('thought.empty'));
  it('refuses a text over 100,000 characters, and accepts one of exactly as many', () => {
    given()
      .when(writeThought, { ...command, content: 'é'.repeat(100_001) })
      .thenRefused('thought.too-long');
    given()
      .when(writeThought, { ...command, content: 'é'.repeat(100_000) })
      .then({ ...written, private: { content: 'é'.repeat(100_000) } });
  });
  it('refuses an identifier of another thought', () => {
    given(written)
      .when(writeThought, { ...command, content: 'Autre chose' })
      .thenRefused('thought.already-kept');
    given(recorded).when(writeThought, command).thenRefused('thought.already-kept');
    given(written, deleted).when(writeThought, command).thenRefused('thought.already-kept');
  });
});

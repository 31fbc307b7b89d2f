import type { Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  answered,
  answerFailed,
  asked,
  conversationDeleted,
  conversationId,
  conversationStarted,
  ownerId,
  repeated,
} from '@ecrin/domain/test/conversation/conversation.fixtures.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerFromThoughts } from '#answer-question/answer-question.activities.ts';

const now = '2026-01-02T09:00:00.000Z';
const answer: Answer = {
  kind: 'quotes',
  engine: 'words',
  searched: 12,
  matched: 1,
  citations: [{ thoughtId: 'a', wording: 1, start: 0, end: 17, startMs: 4_000 }],
  filters: [{ key: 'tag:famille', start: 0, end: 8 }],
};
const evidence = { answer, thoughts: [], areAllAbout: false };

const answerFromThoughts = vi.fn<AnswerFromThoughts>();
let work: ReminderWorkflowHarness;
beforeEach(async () => {
  answerFromThoughts.mockReset().mockResolvedValue(evidence);
  work = await openReminderWorkflowHarness({ now, services: { answerFromThoughts } });
});
afterEach(() => work.dispose());

const stream = `conversation-${conversationId}`;
const record = (...events: readonly DomainEvent[]) => work.record(stream, ownerId, events);
const history = async () => {
  await work.untilIdle();
  return (await Array.fromAsync(work.events.readStream(stream))).map(({ type, data, private: words }) => ({
    type,
    data,
    private: words,
  }));
};

describe('a question', () => {
  it('is answered, from the moment and the place it was asked', async () => {
    await record(conversationStarted, asked);
    expect((await history()).at(-1)).toEqual(answered);
    expect(answerFromThoughts).toHaveBeenCalledExactlyOnceWith({
      ownerId,
      text: 'Qu’ai-je dit de papa ?',
      language: 'fr',
      timeZone: 'Europe/Paris',
      now,
      withoutFilters: [],
      setAside: [],
    });
  });
  it('asked again is answered without the filters removed', async () => {
    await record(conversationStarted, asked, answered, repeated);
    expect((await history()).at(-1)).toMatchObject({ type: 'ConversationQuestionAnswered', data: { attempt: 2 } });
    expect(answerFromThoughts.mock.lastCall?.[0]).toMatchObject({ withoutFilters: ['tag:famille'] });
  });
  it('waits for lists that are behind, so that what was just written counts', async () => {
    answerFromThoughts.mockResolvedValueOnce(null);
    await record(conversationStarted, asked);
    await vi.waitFor(
      async () => {
        work.clock.moveTo(new Date(work.clock.now().getTime() + 1_000).toISOString());
        expect((await history()).at(-1)).toMatchObject({ type: 'ConversationQuestionAnswered', data: { attempt: 1 } });
      },
      { timeout: 15_000, interval: 20 },
    );
    expect(answerFromThoughts).toHaveBeenCalledTimes(2);
  });
  it('fails after some tries, and can be asked again', async () => {
    answerFromThoughts.mockRejectedValue(new Error('Papa'));
    await record(conversationStarted, asked);
    await vi.waitFor(
      async () => {
        work.clock.moveTo(new Date(work.clock.now().getTime() + 60_000).toISOString());
        expect((await history()).at(-1)).toMatchObject({ type: 'ConversationAnswerFailed', data: { attempt: 1 } });
      },
      { timeout: 15_000, interval: 20 },
    );
    answerFromThoughts.mockResolvedValue(evidence);
    await record(repeated);
    expect((await history()).at(-1)).toMatchObject({ type: 'ConversationQuestionAnswered', data: { attempt: 2 } });
  });
  it.each<[string, readonly DomainEvent[]]>([
    ['answered already', [conversationStarted, asked, answered]],
    ['failed already', [conversationStarted, asked, answerFailed]],
    ['of a deleted conversation', [conversationStarted, asked, conversationDeleted]],
  ])('%s is left as it is', async (_when, events) => {
    await record(...events);
    expect(await history()).toHaveLength(events.length);
  });
});

import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  answered,
  asked,
  conversationId,
  conversationStarted,
  ownerId,
  repeated,
} from '@ecrin/domain/test/conversation/conversation.fixtures.ts';
import { thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { LanguageFault, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { createScriptedLanguageEngine } from '@ecrin/testing/fakes/scripted-language-engine.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const now = '2026-01-02T09:00:00.000Z';
const words = 'Ma sœur Jeanne habite Nantes, je la vois trop peu.';
const told = { ...written, data: { ...written.data, ownerId }, private: { content: words } };
const source = { thoughtId, wording: 1, start: 0, end: 50, startMs: null };
const citing = (attempt: number): DomainEvent => ({
  ...answered,
  data: { ...answered.data, attempt, kind: 'written' },
  private: { citations: [source, { ...source, start: 3 }], filters: [] },
});

let work: ReminderWorkflowHarness;
let engine: ReturnType<typeof createScriptedLanguageEngine>;
let chat: { accepted: boolean; fault: LanguageFault | null };
beforeEach(async () => {
  engine = createScriptedLanguageEngine();
  engine.script.json({ fait: 'Votre sœur Jeanne habite Nantes.' });
  chat = { accepted: true, fault: null };
  const writing = async (): Promise<Writing | null> =>
    engine.writing && {
      ...engine.writing,
      json: async (request) => (chat.fault ? Promise.reject(chat.fault) : (engine.writing as Writing).json(request)),
    };
  work = await openReminderWorkflowHarness({
    now,
    services: {
      answerFromThoughts: async () => Promise.reject(new Error('nothing is asked')),
      chat: {
        writing,
        engine: 'test-model',
        usedShare: async () => null,
        dailyTokens: async () => 0,
        tokensUsedOn: async () => 0,
        isAccepted: async (_clientId, purpose) => purpose === 'memory' && chat.accepted,
      },
    },
  });
});
afterEach(() => work.dispose());

const answer = async (thought: readonly DomainEvent[] = [], events = [conversationStarted, asked, citing(1)]) => {
  await work.record(`thought-${thoughtId}`, ownerId, [told, ...thought]);
  await work.record(`conversation-${conversationId}`, ownerId, events);
  await work.untilIdle();
};
const remembered = async () =>
  (await Array.fromAsync(work.events.readStream(`memory-${ownerId}`))).map(({ type, private: said }) => [type, said]);
const flag = (type: 'ThoughtPrivacySet' | 'ThoughtAiUseSet', data: object): DomainEvent => ({
  type,
  data: { thoughtId, setAt: now, ...data },
  private: null,
});

describe('after an answer a model wrote', () => {
  const proposal = ['MemoryFactProposed', { text: 'Votre sœur Jeanne habite Nantes.', source }];
  it('something lasting that its thoughts tell is proposed, once, with where it is said', async () => {
    await answer();
    expect(await remembered()).toEqual([proposal]);
    await work.record(`conversation-${conversationId}`, ownerId, [repeated, citing(2)]);
    await work.untilIdle();
    expect(await remembered()).toEqual([proposal]);
    const uses = (await Array.fromAsync(work.events.readStream(`conversation-${conversationId}`))).filter(
      ({ type }) => type === 'ConversationModelUsed',
    );
    expect(uses).toMatchObject([
      { data: { purpose: 'memory', inputTokens: 7, outputTokens: 5 } },
      { data: { attempt: 2 } },
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing lasting', { fait: null }],
    ['what the thought does not say', { fait: 'Votre frère Paul habite Lyon.' }],
    ['another shape', { fact: 1 }],
  ])('nothing is proposed when the model finds %s', async (_what, json) => {
    engine.script.json(json);
    await answer();
    expect(await remembered()).toEqual([]);
  });

  it.each<[string, readonly DomainEvent[]]>([
    ['private', [flag('ThoughtPrivacySet', { private: true })]],
    ['without AI', [flag('ThoughtAiUseSet', { withoutAi: true })]],
    ['reworded', [{ type: 'ThoughtEdited', data: { thoughtId, editedAt: now }, private: { content: 'Autre chose.' } }]],
  ])('a thought that is %s by then is not read', async (_how, thought) => {
    await answer(thought);
    expect(await remembered()).toEqual([]);
  });

  it('nothing is read where memory is off, where the host was not accepted, and after an answer of quotes', async () => {
    await work.record(`memory-${ownerId}`, ownerId, [
      { type: 'MemorySwitched', data: { clientId: ownerId, on: false, switchedAt: now }, private: null },
    ]);
    await answer();
    expect(await remembered()).toEqual([['MemorySwitched', null]]);
    await work.record(`memory-${ownerId}`, ownerId, [
      { type: 'MemorySwitched', data: { clientId: ownerId, on: true, switchedAt: now }, private: null },
    ]);
    chat = { ...chat, accepted: false };
    await work.record(`conversation-${conversationId}`, ownerId, [repeated, citing(2)]);
    await work.untilIdle();
    expect(await remembered()).toHaveLength(2);
  });

  it('a model that refuses leaves it at that', async () => {
    chat = { ...chat, fault: new LanguageFault('refused', 'declined') };
    await answer();
    expect(await remembered()).toEqual([]);
  });
});

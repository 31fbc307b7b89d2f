import { stopAnswer } from '@ecrin/domain/conversation/commands/stop-answer.ts';
import { conversation } from '@ecrin/domain/conversation/conversation.aggregate.ts';
import type { Evidence, ReadThought } from '@ecrin/domain/conversation/evidence.ts';
import {
  asked,
  conversationId,
  conversationStarted,
  ownerId,
  questionId,
  repeated,
} from '@ecrin/domain/test/conversation/conversation.fixtures.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { LanguageFault, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { createScriptedLanguageEngine } from '@ecrin/testing/fakes/scripted-language-engine.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const now = '2026-01-02T09:00:00.000Z';
const keys = 'Papa a encore laissé les clés dehors. Je n’ai rien dit.';
const doctor = 'Demander au docteur, mais sans le dire comme ça.';
const read = (thoughtId: string, content: string): ReadThought => {
  const cite: ReadThought['cite'] = ({ start, end }) => ({ thoughtId, wording: 1, start, end, startMs: null });
  return { thoughtId, day: '2025-03-21', content, cite, quote: cite({ start: 0, end: 12 }) };
};
const evidence: Evidence = {
  answer: {
    kind: 'quotes',
    engine: 'words',
    searched: 12,
    matched: 2,
    citations: [read('keys', keys).quote],
    filters: [],
  },
  thoughts: [read('keys', keys), read('doctor', doctor)],
  areAllAbout: false,
};
const lines = [
  'Papa a laissé les clés dehors [1].\n',
  'Il est parti au Portugal [1].\n',
  'Vous pensiez demander au docteur [2].',
];

let work: ReminderWorkflowHarness;
let engine: ReturnType<typeof createScriptedLanguageEngine>;
let writing: Writing;
let chat: { accepted: readonly string[]; dailyTokens: number; used: number };
beforeEach(async () => {
  engine = createScriptedLanguageEngine();
  engine.script.json({ reponse: 'oui' });
  engine.script.text({ pieces: lines, end: 'stop' });
  writing = engine.writing ?? (Promise.reject(new Error('a scripted engine writes')) as never);
  chat = { accepted: ['answers'], dailyTokens: 0, used: 0 };
  work = await openReminderWorkflowHarness({
    now,
    services: {
      answerFromThoughts: async () => evidence,
      chat: {
        writing: async () => writing,
        engine: 'test-model',
        usedShare: async () => null,
        isAccepted: async (_clientId, purpose) => chat.accepted.includes(purpose),
        dailyTokens: async () => chat.dailyTokens,
        tokensUsedOn: async () => chat.used,
      },
    },
  });
});
afterEach(() => work.dispose());

const stream = `conversation-${conversationId}`;
const begin = () => work.record(stream, ownerId, [conversationStarted, asked]);
const history = async () => Array.fromAsync(work.events.readStream(stream));
const types = async () => (await history()).map(({ type }) => type.replace('Conversation', '')).slice(2);
const answered = async () => {
  await work.untilIdle();
  const all = await history();
  const find = (type: string) => all.findLast((event) => event.type === type);
  return {
    answer: find('ConversationQuestionAnswered'),
    use: find('ConversationModelUsed'),
    statements: all.filter(({ type }) => type === 'ConversationStatementWritten').map(({ private: words }) => words),
  };
};
const decide = (key: string) =>
  decideInStep(createExecuteCommand(work.events), {
    process: 'spec',
    idempotencyKey: key,
    correlationId: key,
    ownerId,
    timeZone: 'UTC',
    now,
  });

describe('an answer a model writes', () => {
  it('is stored sentence by sentence, each with what it rests on; one that rests on nothing is left out', async () => {
    await begin();
    const { answer, statements, use } = await answered();
    expect(statements).toEqual([
      {
        text: 'Papa a laissé les clés dehors.',
        citations: [{ thoughtId: 'keys', wording: 1, start: 0, end: 55, startMs: null }],
      },
      {
        text: 'Vous pensiez demander au docteur.',
        citations: [{ thoughtId: 'doctor', wording: 1, start: 0, end: 48, startMs: null }],
      },
    ]);
    expect(answer).toMatchObject({
      data: { kind: 'written', engine: 'scripted', searched: 12, matched: 2 },
      private: { citations: [{ thoughtId: 'keys' }, { thoughtId: 'doctor' }] },
    });
    // Two judgements and the answer, at seven tokens read and five written each.
    expect(use).toMatchObject({
      data: { ownerId, model: 'scripted', inputTokens: 21, outputTokens: 15 },
      private: null,
    });
  });

  it.each(['stop', 'length'] as const)(
    'counts the thoughts it rests on, not those that only could have answered (its text ends by %s)',
    async (end) => {
      engine.script.text({ pieces: lines.slice(0, 1), end });
      await begin();
      expect((await answered()).answer).toMatchObject({ data: { kind: 'written', matched: 1 } });
    },
  );

  it('says that nothing answers when no thought does, each judged alone', async () => {
    engine.script.json({ reponse: 'non' });
    await begin();
    const { answer, statements } = await answered();
    expect(answer).toMatchObject({
      data: { kind: 'nothing', matched: 0 },
      private: { citations: [{ thoughtId: 'keys' }] },
    });
    expect(statements).toEqual([]);
  });

  it('quotes the thoughts that answer when none of its sentences can be shown', async () => {
    engine.script.text({ pieces: ['Il est parti au Portugal [1].\n', 'Courage !'], end: 'stop' });
    await begin();
    const { answer } = await answered();
    expect(answer).toMatchObject({ data: { kind: 'quotes', engine: 'words', matched: 2 } });
    expect(answer?.private).toMatchObject({ citations: [{ thoughtId: 'keys' }, { thoughtId: 'doctor' }] });
  });

  it.each<[string, () => void, object]>([
    [
      'that does not answer',
      () => {
        writing = { ...writing, json: async () => Promise.reject(new LanguageFault('unavailable', 'down', 0)) };
      },
      { kind: 'quotes', engine: 'words', unwritten: 'engine' },
    ],
    [
      'that writes for ever',
      () => engine.script.text({ pieces: lines, end: 'length' }),
      { kind: 'written', engine: 'scripted' },
    ],
    [
      'beyond the limit of the day',
      () => {
        chat = { ...chat, dailyTokens: 1_000, used: 1_000 };
      },
      { kind: 'quotes', engine: 'words', unwritten: 'limit' },
    ],
    [
      'on a host that was not accepted',
      () => {
        chat = { ...chat, accepted: [] };
      },
      { kind: 'quotes', engine: 'words' },
    ],
  ])('of a model %s is the person’s own sentences, or what could be checked', async (_when, set, expected) => {
    set();
    await begin();
    expect((await answered()).answer).toMatchObject({ data: expected });
  });

  it('may rest on what the person lets it remember, and says on what', async () => {
    const fact = (factId: string, text: string) =>
      ({ type: 'MemoryFactAdded', data: { clientId: ownerId, factId, addedAt: now }, private: { text } }) as const;
    await work.record(`memory-${ownerId}`, ownerId, [
      fact('pottery', 'Je fais de la poterie.'),
      fact('alone', 'Papa vit seul à Nantes.'),
    ]);
    engine.script.text({ pieces: ['Papa vit seul à Nantes [3].\nIl fait de la poterie [4].'], end: 'stop' });
    await begin();
    const { answer, statements } = await answered();
    expect(statements).toEqual([{ text: 'Papa vit seul à Nantes.', citations: [], facts: ['alone'] }]);
    expect(answer).toMatchObject({ data: { kind: 'written' }, private: { citations: [] } });
  });

  it('is quoted while the person accepted other purposes only', async () => {
    chat = { ...chat, accepted: ['memory', 'orbs'] };
    await begin();
    expect((await answered()).answer).toMatchObject({ data: { kind: 'quotes' } });
  });

  it('that breaks off keeps its beginning, and is begun again when asked again', async () => {
    const { text } = writing;
    writing = {
      ...writing,
      text: async (request) => {
        request.onText('Papa a laissé les clés dehors [1].\nVous');
        throw new LanguageFault('unavailable', 'broke off', 0);
      },
    };
    await begin();
    await work.untilIdle();
    expect(await types()).toEqual(['StatementWritten', 'ModelUsed', 'AnswerFailed']);
    expect((await history()).at(-1)).toMatchObject({ data: { reason: 'interrupted' } });
    writing = { ...writing, text };
    await work.record(stream, ownerId, [repeated]);
    const { answer, statements } = await answered();
    expect(answer).toMatchObject({ data: { kind: 'written', attempt: 2 } });
    expect(statements).toHaveLength(3);
  });

  it('is stopped by the person: what was written stays, and the model is told to end', async () => {
    engine.script.text({ pieces: lines, end: 'never' });
    await begin();
    await expect.poll(types).toContain('StatementWritten');
    await decide('stop')({
      name: 'stop',
      aggregate: conversation,
      id: conversationId,
      decide: stopAnswer,
      input: { conversationId, questionId, now },
    });
    await expect.poll(types, { timeout: 10_000 }).toContain('ModelUsed');
    await work.untilIdle();
    expect(await types()).not.toContain('QuestionAnswered');
    expect(await types()).toContain('AnswerStopped');
  });
});

import { listConversationsQuery } from '@ecrin/contracts/conversation/conversation.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  answered,
  answerFailed,
  answerStopped,
  asked,
  conversationDeleted,
  conversationId,
  conversationStarted,
  ownerId,
  questionId,
  repeated,
  statementWritten,
} from '@ecrin/domain/test/conversation/conversation.fixtures.ts';
import { deleted, thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findConversation } from '#conversation/find-conversation.query.ts';
import { listAnsweringThoughts } from '#conversation/list-answering-thoughts.query.ts';
import { listConversations } from '#conversation/list-conversations.query.ts';
import { projections } from '#index.ts';

const words = 'Papa a téléphoné. Rien de grave.';
const told: DomainEvent = { ...written, private: { content: words } };
const passage = { thoughtId, wording: 1, start: 0, end: 17, startMs: null };
const citing = {
  ...answered,
  private: {
    citations: [passage],
    filters: [{ key: 'tag:famille', start: 0, end: 8 }],
  },
};

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

const show = async (conversation: readonly DomainEvent[], thought: readonly DomainEvent[] = [told]) => {
  if (conversation.length > 0) await embedded.record(`conversation-${conversationId}`, ownerId, conversation);
  if (thought.length > 0) await embedded.record(`thought-${thoughtId}`, ownerId, thought);
  for (const projection of projections) await rebuildProjection({ ...embedded, projection });
  return findConversation(embedded.models)(ownerId, conversationId);
};
const list = (q?: string) => listConversations(embedded.models)(ownerId, listConversationsQuery.parse(q ? { q } : {}));

describe('a conversation', () => {
  it('shows questions, filters, and passages of thoughts in their own words', async () => {
    expect(await show([conversationStarted, asked, citing])).toMatchObject({
      title: 'Qu’ai-je dit de papa ?',
      cited: 1,
      questions: [
        {
          questionId,
          status: 'answered',
          answer: {
            kind: 'quotes',
            searched: 12,
            filters: [{ kind: 'tag', tag: 'famille', start: 0, end: 8 }],
            citations: [{ thought: { thoughtId, quote: 'Papa a téléphoné.', kind: 'written', startMs: null } }],
          },
        },
      ],
    });
    expect(await list('papa')).toMatchObject({ items: [{ conversationId, cited: 1, questions: 1 }] });
    expect(await list('maman')).toMatchObject({ items: [] });
  });
  it.each<[string, readonly DomainEvent[], unknown]>([
    ['deleted', [told, deleted], null],
    [
      'made private',
      [
        told,
        { type: 'ThoughtPrivacySet', data: { thoughtId, private: true, setAt: written.data.writtenAt }, private: null },
      ],
      null,
    ],
    [
      'left without AI',
      [
        told,
        { type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi: true, setAt: written.data.writtenAt }, private: null },
      ],
      null,
    ],
    [
      'reworded',
      [
        told,
        {
          type: 'ThoughtEdited',
          data: { thoughtId, editedAt: written.data.writtenAt },
          private: { content: 'Maman, plutôt.' },
        },
      ],
      { quote: 'Maman, plutôt.' },
    ],
  ])('of a thought that was %s since shows it as it is today', async (_how, thought, shown) =>
    expect(await show([conversationStarted, asked, citing], thought)).toMatchObject({
      questions: [{ answer: { citations: [{ thought: shown }] } }],
    }),
  );
  it('lists exactly the thoughts its answer counts, and those set aside, for their owner only', async () => {
    const other = '01980000-0000-7000-8000-0000000000f2';
    const counted = { ...citing, data: { ...citing.data, matched: 2, matches: [thoughtId, other] } };
    const setAside: DomainEvent = {
      type: 'ConversationThoughtSetAside',
      data: { conversationId, questionId, thoughtId, setAsideAt: written.data.writtenAt },
      private: null,
    };
    const shown = await show([conversationStarted, asked, counted, setAside]);
    expect(shown).toMatchObject({ questions: [{ answer: { matched: 2, listed: true, setAside: 1 } }] });
    const which = { conversationId, questionId };
    const own = { thoughtId, unsure: false, day: '2026-01-01', words };
    expect(await listAnsweringThoughts(embedded.models)(ownerId, which)).toEqual({
      items: [
        { ...own, day: expect.any(String) },
        { thoughtId: other, unsure: false, day: null, words: null },
      ],
      setAside: [{ ...own, day: expect.any(String) }],
    });
    expect(await listAnsweringThoughts(embedded.models)('bruno', which)).toEqual({ refused: 'conversation.not-found' });
  });
  it('shows an answer of an earlier version without a list', async () =>
    expect(await show([conversationStarted, asked, citing])).toMatchObject({
      questions: [{ answer: { listed: false, nearBy: null, setAside: 0 } }],
    }));
  it('shows the sentences of an answer as they are written, numbered by what they rest on', async () => {
    const sentence = (index: number, text: string, citations = [passage]): DomainEvent => ({
      type: 'ConversationStatementWritten',
      data: { conversationId, questionId, attempt: 1, index, writtenAt: 'x' },
      private: { text, citations },
    });
    const other = { ...passage, start: 5 };
    const first = [
      conversationStarted,
      asked,
      sentence(0, 'Ancien.'),
      sentence(0, 'Papa.'),
      sentence(1, 'Puis.', [other, passage]),
    ];
    const statements = [
      { text: 'Papa.', sources: [1] },
      { text: 'Puis.', sources: [2, 1] },
    ];
    expect(await show(first)).toMatchObject({
      questions: [{ status: 'waiting', answer: null, beginning: { statements, citations: [{}, {}] } }],
    });
    const done = { ...citing, data: { ...citing.data, kind: 'written' as const } };
    expect(await show([done], [])).toMatchObject({
      questions: [
        { status: 'answered', beginning: null, answer: { kind: 'written', statements, citations: [{}, {}] } },
      ],
    });
    // A sentence goes with the thought it was made from.
    expect(await show([], [deleted])).toMatchObject({
      questions: [{ answer: { statements: [{ text: null }, { text: null }], citations: [{ thought: null }, {}] } }],
    });
  });
  it('shows what of the memory a sentence rests on, which goes with it', async () => {
    const done = {
      ...citing,
      data: { ...citing.data, kind: 'written' as const },
      private: { citations: [], filters: [] },
    };
    const resting = { ...statementWritten, private: { text: 'Papa vit seul.', citations: [], facts: ['alone'] } };
    const memory = `memory-${ownerId}`;
    await embedded.record(memory, ownerId, [
      {
        type: 'MemoryFactAdded',
        data: { clientId: ownerId, factId: 'alone', addedAt: 'x' },
        private: { text: 'Il vit seul.' },
      },
    ]);
    expect(await show([conversationStarted, asked, resting, done])).toMatchObject({
      questions: [
        {
          answer: {
            statements: [{ text: 'Papa vit seul.', sources: [] }],
            remembered: [{ factId: 'alone', text: 'Il vit seul.' }],
          },
        },
      ],
    });
    await embedded.record(memory, ownerId, [
      { type: 'MemoryFactForgotten', data: { clientId: ownerId, factId: 'alone', forgottenAt: 'x' }, private: null },
    ]);
    expect(await show([], [])).toMatchObject({
      questions: [{ answer: { statements: [{ text: null }], remembered: [] } }],
    });
  });
  it('keeps what was written of an answer that was stopped', async () => {
    expect(
      await show([
        conversationStarted,
        asked,
        { ...statementWritten, private: { text: 'Papa.', citations: [passage] } },
        answerStopped,
      ]),
    ).toMatchObject({
      questions: [{ status: 'stopped', answer: null, beginning: { statements: [{ text: 'Papa.', sources: [1] }] } }],
    });
  });
  it('tells how many thoughts are never read', async () => {
    await show([conversationStarted, asked]);
    expect(await list()).toMatchObject({ excludedThoughts: 0 });
    const aiUse = { type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi: true, setAt: 'x' }, private: null } as const;
    const hidden = {
      type: 'ThoughtPrivacySet',
      data: { thoughtId, private: true, setAt: 'x' },
      private: null,
    } as const;
    await show([], [aiUse]);
    expect(await list()).toMatchObject({ excludedThoughts: 1 });
    await show([], [hidden]);
    expect(await list()).toMatchObject({ excludedThoughts: 1 });
  });
  it('keeps the former answer while a question is answered again, and drops an answer that comes too late', async () => {
    expect(await show([conversationStarted, asked, citing, repeated, { ...answerFailed }])).toMatchObject({
      questions: [{ status: 'waiting', answer: { kind: 'quotes' } }],
    });
  });
  it('of another person, deleted or unknown is not found', async () => {
    await show([conversationStarted, asked]);
    const missing = { refused: 'conversation.not-found' };
    expect(await findConversation(embedded.models)('paul', conversationId)).toEqual(missing);
    expect(await findConversation(embedded.models)(ownerId, questionId)).toEqual(missing);
    expect(await show([conversationDeleted], [])).toEqual(missing);
    expect(await list()).toMatchObject({ items: [] });
  });
});

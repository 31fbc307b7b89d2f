import { quotedText } from '@ecrin/domain/conversation/question/quote.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { recorded, transcribed, understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { started } from '@ecrin/domain/test/thread/thread.fixtures.ts';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationProjection } from '#conversation/conversation.projection.ts';
import { answerFromThoughts, projections, thoughtCardModel } from '#index.ts';

const maman = '01980000-0000-7000-8000-0000000000a1';
const at = '2026-03-09T09:00:00.000Z';

const wrote = (
  thoughtId: string,
  day: string,
  {
    content,
    tags = [],
    later = [],
  }: Readonly<{ content: string; tags?: readonly string[]; later?: readonly DomainEvent[] }>,
) =>
  [
    `thought-${thoughtId}`,
    [
      {
        ...written,
        data: { ...written.data, thoughtId, ownerId: 'anne', occurredAt: `${day}T10:00:00.000Z` },
        private: { content },
      },
      {
        ...understood,
        data: { ...understood.data, thoughtId, mood: tags.includes('pluie') ? 'sad' : 'calm' },
        private: { title: null, summary: null, tags, keyInsights: [], questions: [] },
      },
      ...later,
    ],
  ] as const;

const histories: readonly (readonly [string, readonly DomainEvent[]])[] = [
  wrote('gare', '2025-03-03', { content: 'Papa a oublié son écharpe à la gare.', tags: ['papa'] }),
  wrote('voisine', '2025-03-14', { content: 'La voisine, il l’a appelée « la dame ». Papa a encore un oubli.' }),
  wrote('porto', '2025-06-02', { content: 'Un verre de porto sur la terrasse, rien de plus.' }),
  wrote('pluie', '2026-03-02', { content: 'Il pleut sur l’atelier.', tags: ['pluie', 'atelier'] }),
  wrote('atelier', '2026-03-05', { content: 'L’atelier sent la peinture. J’y reste tard.', tags: ['atelier'] }),
  wrote('appel', '2026-03-06', {
    content: 'Maman a appelé deux fois.',
    later: [
      {
        type: 'ThoughtFiled',
        data: { thoughtId: 'appel', threadId: maman, suggested: false, filedAt: at },
        private: null,
      },
    ],
  }),
  wrote('secret', '2026-03-07', {
    content: 'Papa et moi, à la gare, sans témoin.',
    later: [{ type: 'ThoughtPrivacySet', data: { thoughtId: 'secret', private: true, setAt: at }, private: null }],
  }),
  wrote('sans-ia', '2026-03-07', {
    content: 'Papa a oublié le lait à la gare.',
    later: [{ type: 'ThoughtAiUseSet', data: { thoughtId: 'sans-ia', withoutAi: true, setAt: at }, private: null }],
  }),
  wrote('effacee', '2026-03-08', {
    content: 'Papa a oublié les clés.',
    later: [{ type: 'ThoughtDeleted', data: { thoughtId: 'effacee', deletedAt: at }, private: null }],
  }),
  ...[
    ['marche-1', 'J’ai marché deux heures au bord du canal.'],
    ['marche-2', 'Marche rapide avant la pluie.'],
    ['marche-3', 'Demain nous marcherons encore.'],
    ['marche-4', 'Le marché du dimanche était bondé.'],
    ['marche-5', 'Le marchand m’a souri.'],
    ['colere', 'Je suis en colère contre Yvan.'],
    ['chaleur', 'Tout l’été, la chaleur.'],
  ].map(([id = '', content = ''], at) => wrote(id, `2024-01-0${at + 1}`, { content })),
  [
    'thought-vocale',
    [
      {
        ...recorded,
        data: { ...recorded.data, thoughtId: 'vocale', ownerId: 'anne', occurredAt: '2026-02-01T10:00:00.000Z' },
      },
      {
        ...transcribed,
        data: { ...transcribed.data, thoughtId: 'vocale' },
        private: {
          raw: 'Rien ce matin. Le violon de Zoé me manque.',
          text: 'Rien ce matin. Le violon de Zoé me manque.',
          segments: [
            { text: 'Rien ce matin.', startMs: 0, endMs: 900, words: [] },
            { text: 'Le violon de Zoé me manque.', startMs: 41_000, endMs: 43_000, words: [] },
          ],
          setAside: [],
        },
      },
    ],
  ],
  [
    `thread-${maman}`,
    [
      {
        ...started,
        data: { ...started.data, threadId: maman, ownerId: 'anne' },
        private: { name: 'Maman', description: null },
      },
    ],
  ],
];

let embedded: EmbeddedStores;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
  for (const [stream, events] of histories) await embedded.record(stream, 'anne', events);
  await embedded.record('thought-autre', 'paul', [
    {
      ...written,
      data: { ...written.data, thoughtId: 'autre', ownerId: 'paul' },
      private: { content: 'Papa a oublié.' },
    },
  ]);
  for (const projection of projections) await rebuildProjection({ ...embedded, projection });
});
afterAll(() => embedded.dispose());

const answer = async (text: string, withoutFilters: readonly string[] = [], setAside: readonly string[] = []) => {
  const { answer: found } = await answerFromThoughts(embedded.models, {
    meaning: null,
    dictionary: openDictionaries(),
  })({
    ownerId: 'anne',
    text,
    language: 'fr',
    timeZone: 'Europe/Paris',
    now: '2026-03-10T12:00:00.000Z',
    withoutFilters,
    setAside,
  });
  const cards = await embedded.models.open(thoughtCardModel);
  const citations = await Promise.all(
    found.citations.map(async ({ thoughtId, startMs, ...range }) => ({
      thoughtId,
      startMs,
      quote: quotedText((await cards.get(thoughtId))?.content ?? '', range),
    })),
  );
  return { ...found, citations };
};
const cited = async (text: string) => (await answer(text)).citations.map(({ thoughtId }) => thoughtId);

describe('an answer from one’s own thoughts', () => {
  it('quotes the sentences that say it, of neither private, deleted nor other people’s thoughts', async () => {
    expect(await answer('Qu’est-ce que papa a oublié ?')).toMatchObject({
      kind: 'quotes',
      engine: 'words',
      searched: 14,
      matched: 1,
      matches: ['gare'],
      citations: [{ thoughtId: 'gare', quote: 'Papa a oublié son écharpe à la gare.', startMs: null }],
    });
  });
  it('says when a quote is spoken', async () =>
    expect((await answer('Qu’ai-je dit du violon ?')).citations).toEqual([
      { thoughtId: 'vocale', quote: 'Le violon de Zoé me manque.', startMs: 41_000 },
    ]));
  it('says that there is nothing, with the nearest thought', async () =>
    expect(await answer('Ai-je déjà parlé d’un voyage au Portugal avec papa ?')).toMatchObject({
      kind: 'nothing',
      matched: 0,
      citations: [{ thoughtId: 'voisine' }],
    }));
  it('without a near one when no word is known', async () =>
    expect(await answer('Ai-je parlé de Valparaiso ?')).toMatchObject({ kind: 'nothing', citations: [] }));
  it('says nothing to a question about nothing', async () =>
    expect(await answer('Et alors ?')).toMatchObject({ kind: 'nothing', citations: [] }));
});

describe('forms of a word', () => {
  it('are counted by a dictionary: a walk is no market, and no merchant', async () =>
    expect(await answer('Combien de fois ai-je marché ?')).toMatchObject({
      kind: 'count',
      matched: 3,
      matches: ['marche-3', 'marche-2', 'marche-1'],
      citations: [{ thoughtId: 'marche-1' }, { thoughtId: 'marche-3' }],
    }));
  it('of the noun leave the verb out', async () =>
    expect(await answer('Qu’ai-je dit du marché ?')).toMatchObject({ matches: ['marche-4'] }));
  it('are found where a word is typed without its accents', async () =>
    expect(await cited('Qu’ai-je dit de la colere ?')).toEqual(['colere']));
});

describe('where no thought answers', () => {
  it('the nearest one has some of the words, and is said to', async () =>
    expect(await answer('Étais-je en colère pendant la croisière en Norvège ?')).toMatchObject({
      kind: 'nothing',
      matched: 0,
      matches: [],
      nearBy: 'words',
      citations: [{ thoughtId: 'colere' }],
    }));
});

describe('a thought that was set aside', () => {
  it('is neither counted, quoted nor listed', async () =>
    expect(await answer('Combien de fois ai-je marché ?', [], ['marche-1'])).toMatchObject({
      matched: 2,
      matches: ['marche-3', 'marche-2'],
      citations: [{ thoughtId: 'marche-2' }, { thoughtId: 'marche-3' }],
    }));
  it('stays aside when the same is asked again in another conversation, and counts for other questions', async () => {
    const at = '2026-03-09T12:00:00.000Z';
    const which = { conversationId: 'c1', questionId: 'q1' };
    await embedded.record('conversation-c1', 'anne', [
      {
        type: 'ConversationStarted',
        data: { conversationId: 'c1', ownerId: 'anne', startedAt: at },
        private: null,
      },
      {
        type: 'ConversationQuestionAsked',
        data: { ...which, language: 'fr', timeZone: 'Europe/Paris', askedAt: at },
        private: { text: 'Qu’ai-je dit de la peinture de l’atelier ?' },
      },
      {
        type: 'ConversationThoughtSetAside',
        data: { ...which, thoughtId: 'atelier', setAsideAt: at },
        private: null,
      },
    ]);
    await rebuildProjection({ ...embedded, projection: conversationProjection });
    expect((await answer('Et l’atelier, la peinture ?')).matches).not.toContain('atelier');
    expect((await answer('Qu’ai-je dit de l’atelier ?')).matches).toContain('atelier');
  });
});

describe('filters named in the question', () => {
  it.each([
    ['Qu’ai-je dit en juin ?', ['porto']],
    ['Qu’ai-je dit en mars 2025 ?', ['voisine', 'gare']],
    ['Et au #atelier ?', ['atelier', 'pluie']],
    ['Que dit-on dans Maman ?', ['appel']],
    ['À quoi pensais-je quand j’étais triste ?', ['pluie']],
    ['Et la peinture, la semaine dernière ?', ['atelier']],
  ])('%s', async (question, thoughts) => expect(await cited(question)).toEqual(thoughts));
  it('are given with their place, and are left out when the person removes them', async () => {
    const text = 'Papa, en mars 2025 ?';
    expect(await answer(text)).toMatchObject({
      searched: 2,
      filters: [{ key: 'days:2025-03-01/2025-03-31', start: 6, end: 18 }],
    });
    expect(await answer(text, ['days:2025-03-01/2025-03-31'])).toMatchObject({ searched: 14, filters: [] });
  });
});

describe('a question that counts', () => {
  it('is answered by the number of thoughts, with the first and the last', async () =>
    expect(await answer('Combien de fois ai-je parlé de l’atelier ?')).toMatchObject({
      kind: 'count',
      matched: 2,
      citations: [{ thoughtId: 'pluie' }, { thoughtId: 'atelier' }],
    }));
  it('of the first or the last time cites that one', async () => {
    expect(await cited('Quand ai-je parlé de l’atelier pour la première fois ?')).toEqual(['pluie']);
    expect(await cited('La dernière fois que papa a oublié ?')).toEqual(['gare']);
  });
});

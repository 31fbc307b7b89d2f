import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { createConceptEmbedding } from '@ecrin/testing/fakes/concept-embedding.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetPassages } from '#passages/forget-passages.ts';
import { concepts, openPassages, wrote } from './passages.fixtures.ts';

const at = '2026-03-02T10:00:00.000Z';

describe('vectors of passages', () => {
  let passages: Awaited<ReturnType<typeof openPassages>>;
  beforeEach(async () => {
    passages = await openPassages();
  });
  afterEach(() => passages.dispose());

  it('are computed for each passage of a thought, the newest thought first', async () => {
    const long = `La mer était calme. ${'Le vent est tombé avec le soir. '.repeat(20)}`.trim();
    await passages.record('t1', wrote('t1', 'Une réunion de plus.'));
    await passages.record('t2', wrote('t2', long));
    passages.place();
    await passages.placed('t1', 't2');
    const doc = await passages.documentOf('t2');
    expect(doc?.passages.length).toBeGreaterThan(1);
    expect(doc?.passages.map(({ start, end }) => long.slice(start, end).length <= 400)).not.toContain(false);
    expect(doc?.passages.map(({ start, end }) => long.slice(start, end)).join(' ')).toBe(long);
    expect(doc).toMatchObject({ placedBy: 'concepts', placedAt: expect.any(String) });
    expect(passages.embedding.texts.at(-1)).toBe('Une réunion de plus.');
  });

  it('of an earlier wording are discarded at once, of a deleted thought with it, and computed again when it is restored', async () => {
    await passages.record('t1', wrote('t1', 'La mer.'));
    passages.place();
    await passages.placed('t1');
    await passages.stopPlacing();

    await passages.record('t1', {
      type: 'ThoughtEdited',
      data: { thoughtId: 't1', editedAt: at },
      private: { content: 'Le jardin.' },
    });
    expect(await passages.documentOf('t1')).toMatchObject({ wording: 2, waiting: true, passages: [] });
    passages.place();
    await passages.placed('t1');
    expect(passages.embedding.texts).toEqual(['La mer.', 'Le jardin.']);

    await passages.record('t1', { type: 'ThoughtDeleted', data: { thoughtId: 't1', deletedAt: at }, private: null });
    expect(await passages.documentOf('t1')).toBeNull();
    await passages.record('t1', { type: 'ThoughtRestored', data: { thoughtId: 't1', restoredAt: at }, private: null });
    await passages.placed('t1');
    expect((await passages.documentOf('t1'))?.passages).toHaveLength(1);
  });

  it('are none for a thought that no model may read, whatever its words become, until it may again', async () => {
    const aiUse = (withoutAi: boolean): DomainEvent => ({
      type: 'ThoughtAiUseSet',
      data: { thoughtId: 't1', withoutAi, setAt: at },
      private: null,
    });
    await passages.record('t1', wrote('t1', 'La mer.'));
    passages.place();
    await passages.placed('t1');
    await passages.record('t1', aiUse(true));
    expect(await passages.documentOf('t1')).toMatchObject({ waiting: false, placedBy: null, passages: [] });
    await passages.record('t1', {
      type: 'ThoughtEdited',
      data: { thoughtId: 't1', editedAt: at },
      private: { content: 'Le jardin.' },
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(passages.embedding.texts).toEqual(['La mer.']);
    await passages.record('t1', aiUse(false));
    await passages.placed('t1');
    expect(passages.embedding.texts).toEqual(['La mer.', 'Le jardin.']);
  });

  it('of one person are all forgotten; those of others stay, and are not computed again', async () => {
    await passages.record('t1', wrote('t1', 'La mer.'));
    await passages.record('t2', wrote('t2', 'Le jardin.', { ownerId: 'paul' }));
    await passages.record('t3', wrote('t3', 'Le piano.'));
    passages.place();
    await passages.placed('t1', 't2', 't3');
    const before = await passages.documentOf('t2');
    await forgetPassages(passages.embedded.models, 'anne');
    expect([await passages.documentOf('t1'), await passages.documentOf('t3')]).toEqual([null, null]);
    await passages.record('t4', wrote('t4', 'La plage.', { ownerId: 'paul' }));
    await passages.placed('t4');
    expect(await passages.documentOf('t2')).toEqual(before);
    expect(passages.embedding.texts).toHaveLength(4);
  });

  it('of another model are computed again', async () => {
    await passages.record('t1', wrote('t1', 'La mer.'));
    passages.place();
    await passages.placed('t1');
    await passages.stopPlacing();
    passages.place(createConceptEmbedding(concepts, 'newer'));
    await expect.poll(async () => (await passages.documentOf('t1'))?.placedBy).toBe('newer');
  });

  it('wait for a model, and for the engine: a text that ends it every time does not stop the others', async () => {
    await passages.record('t1', wrote('t1', 'La mer.'));
    await passages.record('t2', wrote('t2', 'Un texte empoisonné.'));
    passages.place(null);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await passages.documentOf('t2')).toMatchObject({ waiting: true });
    await passages.stopPlacing();

    passages.embedding.failOn('empoisonné');
    passages.place();
    await passages.placed('t1');
    expect(await passages.documentOf('t2')).toMatchObject({ waiting: true });
    expect(passages.faults).toContain('unavailable');
    passages.embedding.failOn(null);
    await passages.placed('t2');
  });

  it('wait while the engine refuses, and are none for a text that it can never read', async () => {
    await passages.record('t1', wrote('t1', 'La mer.'));
    passages.embedding.failOn('mer', 'refused');
    passages.place();
    await expect.poll(() => passages.faults).toContain('refused');
    expect(await passages.documentOf('t1')).toMatchObject({ waiting: true });
    passages.embedding.failOn('mer', 'too-large');
    await passages.placed('t1');
    expect(await passages.documentOf('t1')).toMatchObject({ placedBy: 'concepts', passages: [] });
  });

  it.each([
    ['whose budget is used', 'over-budget'],
    ['who did not accept the host', 'not-accepted'],
  ] as const)(
    'wait for a client %s, who is not asked for again at once; others do not wait for them',
    async (_who, kind) => {
      await passages.record('t1', wrote('t1', 'La mer.'));
      await passages.record('t2', wrote('t2', 'Le piano.', { ownerId: 'bruno' }));
      await passages.record('t3', wrote('t3', 'Un concert au piano.', { ownerId: 'bruno' }));
      passages.embedding.failOn('piano', kind);
      passages.place();
      await passages.placed('t1');
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(passages.embedding.texts).toEqual(['Un concert au piano.', 'La mer.']);
      expect(passages.faults).toEqual([]);
      expect(await passages.documentOf('t2')).toMatchObject({ waiting: true });
    },
  );

  it('are asked for as soon as a client who was set aside accepts the host', async () => {
    await passages.record('t1', wrote('t1', 'Le piano.', { ownerId: 'bruno' }));
    passages.embedding.failOn('piano', 'not-accepted');
    passages.place();
    await expect.poll(() => passages.embedding.texts).toEqual(['Le piano.']);
    passages.embedding.failOn(null);
    await passages.recordIn('consent-bruno', {
      type: 'ConsentGiven',
      data: {
        clientId: 'bruno',
        purpose: 'meaning',
        host: 'ai.example',
        model: 'une-carte',
        wording: 2,
        sessionId: null,
        givenAt: passages.embedded.clock.now().toISOString(),
      },
      private: null,
    });
    await passages.placed('t1');
  });

  it('are not asked for when a thought is left without AI while those before it are placed', async () => {
    await passages.record('t1', wrote('t1', 'La mer.'));
    await passages.record('t2', wrote('t2', 'Le jardin.'));
    passages.embedding.onEmbed(() =>
      passages.record('t1', {
        type: 'ThoughtAiUseSet',
        data: { thoughtId: 't1', withoutAi: true, setAt: at },
        private: null,
      }),
    );
    passages.place();
    await passages.placed('t2');
    await passages.stopPlacing();
    expect(passages.embedding.texts).toEqual(['Le jardin.']);
  });
});

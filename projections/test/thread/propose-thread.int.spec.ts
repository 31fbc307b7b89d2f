import { threadProposal } from '@ecrin/contracts/thread/thread.ts';
import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { started } from '@ecrin/domain/test/thread/thread.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#index.ts';
import { proposeThread } from '#thread/propose-thread.query.ts';

const today = '2026-03-20';
const threadId = '01980000-0000-7000-8000-00000000000a';
type Made = Readonly<{ tag: string; day?: string; content?: string }>;

const thought = (thoughtId: string, { tag, day = today, content = 'Il a ri au téléphone.' }: Made): ThoughtEvent[] => [
  {
    ...written,
    data: { ...written.data, thoughtId, ownerId: 'anne', occurredAt: `${day}T10:00:00.000Z` },
    private: { content },
  },
  {
    ...understood,
    data: { ...understood.data, thoughtId },
    private: { title: null, summary: null, tags: [tag], keyInsights: [], questions: [] },
  },
];

/** Seven, on as many days, the last one today. */
const seven = (tag: string, of: (index: number) => Partial<Made> = () => ({})) =>
  Array.from({ length: 7 }, (_none, index) => {
    const thoughtId = `${tag}-${index}`;
    return [thoughtId, thought(thoughtId, { tag, day: dayPlus(today, -index), ...of(index) })] as const;
  });

describe('a thread that seven thoughts could be', () => {
  let embedded: EmbeddedStores;
  const given = async (thoughts: readonly (readonly [string, readonly ThoughtEvent[]])[]) => {
    for (const [thoughtId, facts] of thoughts) await embedded.record(`thought-${thoughtId}`, 'anne', facts);
    for (const projection of projections) await rebuildProjection({ projection, ...embedded });
  };
  const proposed = async (day = today, ownerId = 'anne') =>
    threadProposal.parse(await proposeThread(embedded.models)(ownerId, { day })).proposal;
  beforeAll(async () => {
    embedded = await openEmbeddedStores();
  });
  afterAll(() => embedded.dispose());

  it('is none for what is private, calls for help, was long ago, or is too long to know', async () => {
    const hidden = seven('secret').map(([thoughtId, facts]) => {
      const flag = { thoughtId, private: true, setAt: `${today}T10:00:00.000Z` };
      return [thoughtId, [...facts, { type: 'ThoughtPrivacySet', data: flag, private: null } as const]] as const;
    });
    await given([
      ...hidden,
      ...seven('nuit', (index) => (index === 0 ? { content: 'Je veux mourir.' } : {})),
      ...seven('roman', (index) => (index === 0 ? { content: 'Il a ri. '.repeat(4_000) } : {})),
      ...seven('neige', (index) => ({ day: dayPlus(today, -91 - index) })),
    ]);
    expect(await proposed()).toBeNull();
  });

  it('is named by what they have in common, and has all of them', async () => {
    await given(seven('papa'));
    const found = await proposed();
    expect(found).toMatchObject({ tag: 'papa', thoughtIds: Array.from({ length: 7 }, (_none, at) => `papa-${at}`) });
    expect(await proposed(dayPlus(today, 90))).toBeNull();
    expect(await proposed(today, 'bruno')).toBeNull();
  });

  it('is none once there is a thread of that name, or one of them is filed', async () => {
    await embedded.record(`thread-${threadId}`, 'anne', [
      {
        ...started,
        data: { ...started.data, threadId, ownerId: 'anne' },
        private: { name: 'Papa', description: null },
      },
    ]);
    await given([]);
    expect(await proposed()).toBeNull();
    await given(seven('jardin'));
    expect((await proposed())?.tag).toBe('jardin');
    await embedded.record('thought-jardin-3', 'anne', [
      {
        type: 'ThoughtFiled',
        data: { thoughtId: 'jardin-3', threadId, suggested: false, filedAt: `${today}T11:00:00.000Z` },
        private: null,
      },
    ]);
    await given([]);
    expect(await proposed()).toBeNull();
  });
});

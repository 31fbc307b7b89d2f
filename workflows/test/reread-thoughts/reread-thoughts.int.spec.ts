import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { AnalystFault, type Analyst, type Understanding } from '@ecrin/platform/ports/analyst.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RereadingLists } from '#reread-thoughts/reread-thoughts.activities.ts';

const now = '2026-01-02T09:00:00.000Z';
const ownerId = 'client-1';
const rereadingId = '01980000-0000-7000-8000-00000000000e';
const ids = Array.from({ length: 13 }, (_, n) => `01980000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`);
const better: Understanding = {
  title: 'Le train de nuit',
  summary: null,
  mood: null,
  category: 'idea',
  tags: null,
  keyInsights: null,
  questions: null,
  engine: 'local',
  model: 'm',
  promptVersion: 'understand-2',
};

let work: ReminderWorkflowHarness;
let asked: string[];
let understand: (text: string) => Promise<Understanding>;
let behind: number;

const pageOf = ({ cursor, limit }: Readonly<{ cursor: string | null; limit: number }>) => {
  const from = Number(cursor ?? 0);
  return { thoughtIds: ids.slice(from, from + limit), next: from + limit < ids.length ? String(from + limit) : null };
};
const lists: RereadingLists = {
  toReread: async (page) => {
    behind -= 1;
    return behind >= 0 ? null : pageOf(page);
  },
  reread: async (page) => pageOf(page),
};
beforeEach(async () => {
  [asked, behind, understand] = [[], 0, async () => better];
  const analyst: Analyst = {
    engine: 'local',
    understand: async ({ text, priority }) => {
      asked.push(`${priority} ${text}`);
      return understand(text);
    },
  };
  work = await openReminderWorkflowHarness({
    now,
    services: { analyst, analysisStep: async () => 2, rereadingLists: lists },
  });
  for (const thoughtId of ids)
    await work.record(`thought-${thoughtId}`, ownerId, [
      { ...written, data: { ...written.data, thoughtId, ownerId }, private: { content: thoughtId } },
      { ...understood, data: { ...understood.data, thoughtId } },
    ]);
});
afterEach(() => work.dispose());

const fact = (type: string, data: object = {}): DomainEvent => ({
  type,
  data: { rereadingId, ...data },
  private: null,
});
const change = async (...events: readonly DomainEvent[]): Promise<void> => {
  await work.record(`rereading-${rereadingId}`, ownerId, events);
  await work.untilIdle();
};
const start = () => change(fact('RereadingStarted', { ownerId, startedAt: now }));
const eventsOf = async (stream: string) =>
  (await Array.fromAsync(work.events.readStream(stream))).map(({ type, data }) => ({ type, data }));
const lastOf = async (thoughtId: string) => (await eventsOf(`thought-${thoughtId}`)).at(-1);
const rereadIn = async () =>
  (await Promise.all(ids.map(lastOf))).filter((event) => event?.data && 'rereadingId' in event.data).length;

describe('rereading thoughts', () => {
  it('analyses each of them again, after what is new, and ends', async () => {
    await start();
    expect(asked.slice(-13)).toEqual(ids.map((thoughtId) => `past ${thoughtId}`));
    expect(await lastOf(ids[12] ?? '')).toMatchObject({ type: 'ThoughtUnderstood', data: { rereadingId, model: 'm' } });
    expect((await eventsOf(`rereading-${rereadingId}`)).at(-1)).toMatchObject({
      type: 'RereadingEnded',
      data: { thoughts: 13 },
    });
  });

  it('goes on after a fault that passes, and leaves what cannot be analysed as it is', async () => {
    let busy = true;
    understand = async (text) => {
      if (text === ids[1]) throw new AnalystFault('unusable-answer', 'off schema');
      if (text === ids[2] && busy) {
        busy = false;
        throw new AnalystFault('provider-unavailable', 'busy', 10);
      }
      return better;
    };
    await start();
    await work.passUntil('2026-01-02T09:05:00.000Z', 5_000);
    expect(await rereadIn()).toBe(12);
    expect((await eventsOf(`rereading-${rereadingId}`)).at(-1)).toMatchObject({ type: 'RereadingEnded' });
    expect((await lastOf(ids[1] ?? ''))?.data).not.toHaveProperty('rereadingId');
  });

  it('waits for read models that are behind', async () => {
    behind = 1;
    await start();
    await work.passUntil('2026-01-02T09:01:00.000Z', 2_000);
    expect(await rereadIn()).toBe(13);
  });

  it('stops at the person’s word', async () => {
    understand = async (text) => {
      if (text === ids[3])
        await work.record(`rereading-${rereadingId}`, ownerId, [fact('RereadingStopped', { stoppedAt: now })]);
      return better;
    };
    await start();
    expect(await rereadIn()).toBe(4);
    expect((await eventsOf(`rereading-${rereadingId}`)).at(-1)).toMatchObject({ type: 'RereadingStopped' });
  });

  it('is undone', async () => {
    await start();
    await change(fact('RereadingUndone', { undoneAt: now }));
    const last = await Promise.all(ids.map(lastOf));
    expect(last.map((event) => event?.type)).toEqual(ids.map(() => 'ThoughtRereadingUndone'));
  });

  it('leaves alone what no model may read, and what is deleted', async () => {
    const [first = '', second = ''] = ids;
    const flags = { thoughtId: first, withoutAi: true, setAt: now };
    await work.record(`thought-${first}`, ownerId, [{ type: 'ThoughtAiUseSet', data: flags, private: null }]);
    await work.record(`thought-${second}`, ownerId, [
      { type: 'ThoughtDeleted', data: { thoughtId: second, deletedAt: now }, private: null },
    ]);
    await start();
    expect(asked.filter((text) => text.startsWith('past')).length).toBe(11);
  });
});

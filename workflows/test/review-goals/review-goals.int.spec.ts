import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import type { GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import type { GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import {
  deleted,
  goalId,
  goalSet,
  snapshotOf,
  ownerId,
  restored,
  thoughtId,
  today,
} from '@ecrin/domain/test/goal/goal.fixtures.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, expect, it } from 'vitest';

const stream = `goal-${goalId}`;
/** What every fact here is recorded with. */
const timeZone = 'UTC';
let work: ReminderWorkflowHarness;
afterEach(() => work.dispose());

/** `behind`: how often the models are. */
type Begun = Readonly<{
  language?: Language;
  goals?: readonly GoalEvent[];
  counted?: Readonly<Record<string, number>>;
  behind?: number;
}>;

/** A client with one goal: daily unless told otherwise, in order of `goals`; nothing was done on any day but those counted. */
const begin = async ({ language = 'fr', goals = [goalSet()], counted = {}, behind = 0 }: Begun = {}) => {
  const recorded: GoalEvent[] = [];
  let asked = 0;
  const goalSnapshotsOf = async ({
    now,
    timeZone: zone,
  }: Readonly<{ now: string; timeZone: string }>): Promise<readonly GoalSnapshot[] | null> => {
    asked += 1;
    if (asked <= behind) return null;
    const snapshots = goals.map((goal) => snapshotOf([goal, ...recorded], personalDay(now, zone, []), counted));
    return snapshots.filter(({ history }) => !history.deleted);
  };
  work = await openReminderWorkflowHarness({ now: `${today}T10:00:00.000Z`, services: { goalSnapshotsOf } });
  await work.record(`client-${ownerId}`, ownerId, [
    { ...registered, data: { ...registered.data, clientId: ownerId, language } },
  ]);
  const append = (fact: GoalEvent) => {
    recorded.push(fact);
    return work.record(stream, ownerId, [fact]);
  };
  await work.record(stream, ownerId, goals.slice(0, 1));
  return {
    ...work,
    append,
    texts: async () =>
      (await work.posted()).map(({ data, private: words }) => [data.postedAt, words?.title, words?.body]),
  };
};

it('a missed day is reported the next morning, without sound and once', async () => {
  const { passUntil, posted, texts } = await begin({ counted: { [today]: 1 } });
  await passUntil('2026-03-03T20:00:00.000Z', 7_200_000);
  expect(await texts()).toEqual([]);
  await passUntil('2026-03-04T08:29:00.000Z');
  expect(await texts()).toEqual([]);
  await passUntil('2026-03-04T08:30:00.000Z');
  await passUntil('2026-03-04T20:00:00.000Z');
  expect(await posted()).toMatchObject([
    {
      data: {
        ownerId,
        kind: 'goal',
        subject: { kind: 'goal', id: goalId },
        postedAt: '2026-03-04T08:30:00.000Z',
        timeZone,
      },
      private: { title: 'Une page', body: 'Hier, le compte n’y était pas. Force\u00A0: 5\u00A0%.' },
    },
  ]);
});

it('several missed goals make one notification', async () => {
  const other = goalSet({ targetCount: 2 });
  const { passUntil, posted } = await begin({
    goals: [
      goalSet(),
      {
        ...other,
        data: { ...other.data, goalId: 'other' },
        private: { title: 'Marcher', description: null, tags: [] },
      },
    ],
  });
  await passUntil('2026-03-03T20:00:00.000Z', 7_200_000);
  expect(await posted()).toMatchObject([
    { data: { subject: null }, private: { title: '2 objectifs à reprendre', body: 'Une page · Marcher' } },
  ]);
});

it('a met week is reported in the language of the client', async () => {
  const { passUntil, texts } = await begin({
    language: 'en',
    goals: [goalSet({ frequency: 'weekly', targetCount: 2 })],
    counted: { '2026-03-03': 1, '2026-03-05': 1 },
  });
  await passUntil('2026-03-09T20:00:00.000Z', 2 * 3_600_000);
  expect(await texts()).toEqual([
    [expect.stringMatching(/^2026-03-09/), 'Une page', expect.stringMatching(/^Week kept: 2 \/ 2\. Strength: \d+%\.$/)],
  ]);
});

it('every day that ended is recorded once for the figures of the service, also one nobody is told about', async () => {
  const { passUntil, posted, read } = await begin({ counted: { [today]: 1 } });
  await passUntil('2026-03-05T20:00:00.000Z', 2 * 3_600_000);
  expect((await read('GoalsReviewed')).map(({ data }) => data)).toMatchObject([
    { ownerId, day: today, met: 1, missed: 0 },
    { ownerId, day: '2026-03-03', met: 0, missed: 1 },
    { ownerId, day: '2026-03-04', met: 0, missed: 1 },
  ]);
  expect(await posted()).toHaveLength(1);
});

it('a goal with tags is counted by day each morning, without its tags; one without tags is not', async () => {
  const plain = goalSet();
  const tagged = goalSet();
  const { passUntil, read } = await begin({
    goals: [
      { ...tagged, private: { title: 'Une page', description: null, tags: ['abracadabra'] } },
      { ...plain, data: { ...plain.data, goalId: 'other' } },
    ],
    counted: { [today]: 2 },
  });
  await passUntil('2026-03-04T20:00:00.000Z', 2 * 3_600_000);
  const counted = await read('GoalDaysCounted');
  expect(counted.map(({ data }) => data)).toMatchObject([
    { goalId, ownerId, through: '2026-03-03', ongoing: true, days: [{ fromDay: today, day: today, thoughts: 2 }] },
    { goalId, through: '2026-03-04', days: [] },
  ]);
  expect(JSON.stringify(counted)).not.toContain('abracadabra');
});

it('a second missed day in a row is not reported again', async () => {
  const { passUntil, texts } = await begin({ counted: { '2026-03-05': 1 } });
  await passUntil('2026-03-08T20:00:00.000Z', 2 * 3_600_000);
  expect((await texts()).map(([at]) => at)).toEqual([
    expect.stringMatching(/^2026-03-03/),
    expect.stringMatching(/^2026-03-07/),
  ]);
});

it('a server that was down for days reports the last day only', async () => {
  const { untilIdle, downUntil, texts } = await begin({ counted: { '2026-03-05': 1 } });
  await untilIdle();
  await downUntil('2026-03-07T15:00:00.000Z');
  expect(await texts()).toEqual([
    ['2026-03-07T15:00:00.000Z', 'Une page', 'Hier, le compte n’y était pas. Force\u00A0: 5\u00A0%.'],
  ]);
});

it('pauses while there is no goal, and resumes when there is one', async () => {
  const { passUntil, append, texts } = await begin({ counted: { '2026-03-05': 1 } });
  await append(deleted);
  await passUntil('2026-03-06T20:00:00.000Z');
  expect(await texts()).toEqual([]);
  await append(restored);
  await passUntil('2026-03-07T20:00:00.000Z');
  expect((await texts()).map(([at]) => at)).toEqual(['2026-03-07T08:30:00.000Z']);
});

it('uses the time zone of the client’s last goal command', async () => {
  const { passUntil, events, texts } = await begin();
  const metadataInMontreal = {
    commandId: systemIds.next(),
    correlationId: systemIds.next(),
    causationId: null,
    actor: `client:${ownerId}`,
    ownerId,
    occurredAt: `${today}T12:00:00.000Z`,
    timeZone: 'America/Montreal',
    schemaVersion: 1,
  };
  await events.append(stream, 'any', [
    {
      id: systemIds.next(),
      event: {
        type: 'GoalMatchRuleChosen',
        data: { goalId, rule: 'always', chosenAt: `${today}T12:00:00.000Z` },
        private: null,
      },
      metadata: metadataInMontreal,
    },
  ]);
  await passUntil('2026-03-04T12:00:00.000Z');
  // A request that says nothing of it.
  await work.record(stream, ownerId, [
    { type: 'GoalThoughtLeftOut', data: { goalId, thoughtId, leftOutAt: `${today}T12:00:00.000Z` }, private: null },
  ]);
  // 08:30 there.
  expect((await texts()).map(([at]) => at)).toEqual(['2026-03-03T13:30:00.000Z']);
});

it('waits for read models that are behind, and neither pauses nor reports on missing data', async () => {
  const { passUntil, texts } = await begin({ behind: 2 });
  await passUntil('2026-03-03T09:00:00.000Z');
  expect(await texts()).toEqual([]);
  await passUntil('2026-03-03T09:30:00.000Z');
  expect(await texts()).toEqual([
    ['2026-03-03T09:30:00.000Z', 'Une page', 'Hier, le compte n’y était pas. Force\u00A0: 0\u00A0%.'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { chooseSlip, setAsideFrom, setAsideText, withRead, withSetAside } from '#app/home/slip/set-aside.ts';
import { slipsOf, type SlipFacts } from '#app/home/slip/slips.ts';
import { countedGoalCard } from '#test/features/goals/goal.fixtures.ts';
import { at, card, lastEvening, memory, orbRead, quiet, today, waiting } from './slip.fixtures.ts';

const month = { month: '2026-10', count: 41, mood: 'happy' as const };

const versions = { thoughtId: 't2', twoVersionsAt: at('21:00') };
const thread = { tag: 'papa', thoughtIds: ['1', '2', '3', '4', '5', '6', '7'], latestAt: at('12:47') };

const kindsOf = (facts: Partial<SlipFacts>) => slipsOf({ ...quiet, ...facts }).map(({ kind }) => kind);

describe('what could lie in the free place', () => {
  it('is nothing on a quiet day', () => expect(kindsOf({})).toEqual([]));

  it('asks somebody new for their journal from elsewhere, once there is a thought, for three days, and after a memory', () => {
    expect(kindsOf({ registeredAt: at('09:00', '2026-11-16') })).toEqual(['journal']);
    expect(kindsOf({ registeredAt: at('09:00', '2026-11-16'), memory })).toEqual(['memory', 'journal']);
    expect(kindsOf({ registeredAt: at('09:00', '2026-11-15') })).toEqual([]);
    expect(kindsOf({ registeredAt: at('09:00', '2026-11-16'), newestAt: null })).toEqual([]);
  });

  it('keeps to its order: what may be lost, two versions, a reminder, a goal, an orb, a month, a thread, what is asked of the account or proposed, a memory', () =>
    expect(
      kindsOf({
        outbox: [waiting],
        twoVersions: versions,
        notifications: [orbRead, card({})],
        goals: [lastEvening],
        today,
        memory,
        thread,
        host: 'ia.example.org',
        address: { taken: false },
        install: 'prompt',
      }),
    ).toEqual([
      'at-risk',
      'two-versions',
      'reminder',
      'goal',
      'orb',
      'thread',
      'consents',
      'address',
      'install',
      'memory',
    ]));

  it('is an orb before a month that is full', () =>
    expect(
      kindsOf({
        today: '2026-11-03',
        now: at('21:45', '2026-11-03'),
        notifications: [{ ...orbRead, postedAt: at('08:00', '2026-11-03') }],
        month: { month: '2026-10', count: 12, mood: null },
      }),
    ).toEqual(['orb', 'month']));

  it('is a thought that has waited an hour on this device, until it has arrived', () => {
    expect(kindsOf({ outbox: [{ ...waiting, occurredAt: at('21:00') }] })).toEqual([]);
    expect(slipsOf({ ...quiet, outbox: [waiting, { ...waiting, occurredAt: at('19:00') }] })).toMatchObject([
      { kind: 'at-risk', count: 2, since: at('19:00') },
    ]);
    expect(kindsOf({ outbox: [{ ...waiting, state: 'received' }] })).toEqual([]);
  });

  it('is two versions of a thought, for seven days', () => {
    expect(slipsOf({ ...quiet, twoVersions: versions })).toMatchObject([
      { kind: 'two-versions', thoughtId: 't2', at: at('21:00') },
    ]);
    expect(kindsOf({ twoVersions: { ...versions, twoVersionsAt: at('21:45', '2026-11-11') } })).toEqual([]);
    expect(kindsOf({ twoVersions: { thoughtId: 't2' } })).toEqual([]);
  });

  it('is a reminder for an hour, or until a thought is made', () => {
    expect(kindsOf({ notifications: [card({})] })).toEqual(['reminder']);
    expect(kindsOf({ notifications: [card({})], now: at('22:31') })).toEqual([]);
    expect(kindsOf({ notifications: [card({})], newestAt: at('21:40') })).toEqual([]);
    for (const over of [{ read: true }, { doneAt: at('21:31') }, { snoozedUntil: at('22:00') }])
      expect(kindsOf({ notifications: [card(over)] })).toEqual([]);
  });

  it('is a goal on the last evening of its period, while something is still to do', () => {
    expect(kindsOf({ goals: [lastEvening] })).toEqual(['goal']);
    expect(kindsOf({ goals: [lastEvening], minutes: 17 * 60 + 59 })).toEqual([]);
    expect(kindsOf({ goals: [countedGoalCard()] })).toEqual([]);
    expect(kindsOf({ goals: [{ ...lastEvening, due: false }] })).toEqual([]);
    expect(kindsOf({ goals: [{ ...lastEvening, aim: 'avoid' }] })).toEqual([]);
  });

  it('is what an orb has read, for three days or until it was opened', () => {
    expect(kindsOf({ notifications: [orbRead] })).toEqual(['orb']);
    expect(kindsOf({ notifications: [{ ...orbRead, postedAt: at('08:00', '2026-11-15') }] })).toEqual([]);
    expect(kindsOf({ notifications: [{ ...orbRead, read: true }] })).toEqual([]);
  });

  it('is the month before, on the first three days', () => {
    expect(kindsOf({ month, today: '2026-11-03' })).toEqual(['month']);
    expect(kindsOf({ month, today: '2026-11-04' })).toEqual([]);
  });
});

describe('a thread that seven thoughts could be', () => {
  it('is offered for three days after the last of them, below the month before', () => {
    expect(kindsOf({ thread })).toEqual(['thread']);
    expect(kindsOf({ thread: { ...thread, latestAt: at('21:44', '2026-11-15') } })).toEqual([]);
    expect(
      kindsOf({
        thread: { ...thread, latestAt: at('12:47', '2026-11-02') },
        month,
        today: '2026-11-03',
        now: at('09:00', '2026-11-03'),
      }),
    ).toEqual(['month', 'thread']);
  });

  it('is not offered again under the same name once it was set aside', () => {
    const [slip] = slipsOf({ ...quiet, thread });
    const aside = setAsideFrom(setAsideText(withSetAside(setAsideFrom(null), slip?.key ?? '', today)));
    const later = { ...thread, thoughtIds: [...thread.thoughtIds, '8'] };
    expect(chooseSlip(slipsOf({ ...quiet, thread: later }), aside, '2026-11-19')).toBeNull();
    expect(chooseSlip(slipsOf({ ...quiet, thread: { ...thread, tag: 'jardin' } }), aside, '2026-11-19')?.kind).toBe(
      'thread',
    );
  });
});

describe('the slip of a visit', () => {
  const slips = slipsOf({ ...quiet, notifications: [card({}), orbRead], memory });
  const none = setAsideFrom(null);
  const [reminder, orb] = slips.map(({ key }) => key);
  const kindWith = (aside: typeof none, on = today) => chooseSlip(slips, aside, on)?.kind;

  it('is the highest', () => expect(kindWith(none)).toBe('reminder'));
  it('is the next one once it was set aside, for good', () => {
    const once = withSetAside(none, reminder ?? '', today);
    expect(kindWith(once)).toBe('orb');
    expect(kindWith(once, '2026-12-24')).toBe('orb');
  });
  it('is none once two were set aside in a day, until tomorrow', () => {
    const twice = withSetAside(withSetAside(none, reminder ?? '', today), orb ?? '', today);
    expect(kindWith(twice)).toBeUndefined();
    expect(kindWith(twice, '2026-11-19')).toBe('memory');
  });
  it('is not closed by two on different days, nor by what was read', () => {
    const before = withSetAside(none, reminder ?? '', '2026-11-17');
    expect(kindWith(withSetAside(before, orb ?? '', today))).toBe('memory');
    expect(kindWith(withRead(withSetAside(none, reminder ?? '', today), orb ?? ''))).toBe('memory');
  });
  it('is what may be lost even while the place is closed', () => {
    const closed = withSetAside(withSetAside(none, 'one', today), 'other', today);
    expect(chooseSlip(slipsOf({ ...quiet, outbox: [waiting] }), closed, today)?.kind).toBe('at-risk');
  });
  it('is remembered on the device; what is damaged there counts as nothing', () => {
    const aside = withSetAside(none, 'memory:2026-11-18:t1', today);
    expect(setAsideFrom(setAsideText(aside))).toEqual(aside);
    expect(setAsideFrom('?')).toEqual(none);
  });
});

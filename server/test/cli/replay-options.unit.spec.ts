import { describe, expect, it } from 'vitest';
import { parseReplayOptions } from '#cli/replay-options.ts';
import { OptionFault } from '#cli/run-command.ts';

const statistics = (...words: readonly string[]) => parseReplayOptions(['goal-statistics', ...words]);
const refusal = (...words: readonly string[]): string => {
  try {
    parseReplayOptions(words);
  } catch (fault) {
    if (fault instanceof OptionFault) return fault.message;
    throw fault;
  }
  return 'accepted';
};

describe('the options of a replay', () => {
  it('given none, then everything in the log is written as goals and groups', () => {
    expect(statistics()).toEqual({
      name: 'goal-statistics',
      asOf: 'last',
      from: null,
      to: null,
      target: null,
      format: 'ndjson',
      rows: 'both',
      progress: false,
    });
  });

  it('given all, then they are read', () => {
    const words =
      '--from 2026-10-01 --to 2026-10-31 --as-of 812 --what-if target=3 --format csv --rows goals --progress';
    expect(statistics(...words.split(' '))).toEqual({
      name: 'goal-statistics',
      asOf: { position: 812 },
      from: '2026-10-01',
      to: '2026-10-31',
      target: 3,
      format: 'csv',
      rows: 'goals',
      progress: true,
    });
  });

  it('given a day or an instant, then that is the last moment that is known', () => {
    expect(statistics('--as-of', '2026-10-31').asOf).toEqual({ recordedAt: '2026-10-31T23:59:59.999Z' });
    expect(statistics('--as-of', '2026-10-31T18:00:00+02:00').asOf).toEqual({ recordedAt: '2026-10-31T16:00:00.000Z' });
  });

  it('given the name of a read model, then only --as-of goes with it', () => {
    expect(parseReplayOptions(['thread', '--as-of', '2026-10-31']).name).toBe('thread');
    expect(refusal('thread', '--what-if', 'target=3')).toContain('with --as-of only');
  });

  it.each([
    [[], 'Name what to replay'],
    [['goal-statistic'], 'nothing to replay named goal-statistic'],
    [['thread', 'goal'], 'nothing to replay named thread goal'],
    [['goal-statistics', '--from', '31/10/2026'], '--from 31/10/2026 is no day'],
    [['goal-statistics', '--to', '2026-02-30'], '--to 2026-02-30 is no day'],
    [['goal-statistics', '--from', '2026-10-02', '--to', '2026-10-01'], 'is before --from'],
    [['goal-statistics', '--as-of', 'yesterday'], '--as-of yesterday is no moment'],
    [['goal-statistics', '--what-if', 'target=0'], '--what-if target=0'],
    [['goal-statistics', '--what-if', 'aim=avoid'], '--what-if aim=avoid'],
    [['goal-statistics', '--format', 'xml'], '--format xml: choose one of csv, ndjson'],
    [['goal-statistics', '--rows', 'clients'], '--rows clients: choose one of goals, groups, both'],
    [['goal-statistics', '--until', '2026-10-01'], '--until'],
  ])('given %j, then it says what is wrong', (words, said) => {
    expect(refusal(...words)).toContain(said);
  });
});

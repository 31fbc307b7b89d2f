import { describe, expect, it } from 'vitest';
import { traySlots } from '#day-tray/tray-slots.ts';

const stone = (mood: 'calm' | 'happy' | null) => ({ holds: 'stone', mood });

describe('the settings of the day', () => {
  it('waits for the first stone', () => expect(traySlots([])).toEqual([{ holds: 'nothing' }]));
  it('keeps one open after those of the day, rough ones included', () =>
    expect(traySlots(['calm', null])).toEqual([stone('calm'), stone(null), { holds: 'nothing' }]));
  it('is full with four', () => expect(traySlots(['calm', 'calm', 'happy', null])).toHaveLength(4));
  it('shows the last three of more, and how many came before', () =>
    expect(traySlots(['happy', 'happy', 'calm', null, 'calm'])).toEqual([
      stone('calm'),
      stone(null),
      stone('calm'),
      { holds: 'more', count: 2 },
    ]));
  it('leaves as many open as the day is still to hold', () => {
    expect(traySlots(['calm'], 3)).toEqual([stone('calm'), { holds: 'nothing' }, { holds: 'nothing' }]);
    expect(traySlots([], 6)).toHaveLength(6);
  });
  it('asks for no more once the target is met, and loses none above it', () => {
    expect(traySlots(['calm', 'happy'], 2)).toEqual([stone('calm'), stone('happy')]);
    expect(traySlots(['calm', 'happy'], 1)).toEqual([stone('calm'), stone('happy')]);
    expect(traySlots(['calm', 'calm', 'calm', 'calm', 'calm', 'happy'], 5)).toEqual([
      stone('calm'),
      stone('calm'),
      stone('calm'),
      stone('happy'),
      { holds: 'more', count: 2 },
    ]);
  });
});

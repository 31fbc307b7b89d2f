import { describe, expect, it } from 'vitest';
import { traySlots } from '#day-tray/tray-slots.ts';

const stone = (mood: 'calm' | 'happy' | null) => ({ holds: 'stone', mood });

describe('the slots of the day tray', () => {
  it('show one open slot before the first stone', () => expect(traySlots([])).toEqual([{ holds: 'nothing' }]));
  it('keep one open after those of the day, rough ones included', () =>
    expect(traySlots(['calm', null])).toEqual([stone('calm'), stone(null), { holds: 'nothing' }]));
  it('are full with four', () => expect(traySlots(['calm', 'calm', 'happy', null])).toHaveLength(4));
  it('show the last three of more, with the number of earlier ones', () =>
    expect(traySlots(['happy', 'happy', 'calm', null, 'calm'])).toEqual([
      stone('calm'),
      stone(null),
      stone('calm'),
      { holds: 'more', count: 2 },
    ]));
  it('leave as many open as the day’s target still needs', () => {
    expect(traySlots(['calm'], 3)).toEqual([stone('calm'), { holds: 'nothing' }, { holds: 'nothing' }]);
    expect(traySlots([], 6)).toHaveLength(6);
  });
  it('leave none open once the target is met, and drop none above it', () => {
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

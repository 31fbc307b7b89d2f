import { describe, expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

const stone = (mood: 'calm' | 'happy' | null) => ({ holds: 'stone', mood });

describe('the settings of the day', () => {
  it('waits for the first stone', () => expect(settingsOf([])).toEqual([{ holds: 'nothing' }]));
  it('keeps one open after those of the day, rough ones included', () =>
    expect(settingsOf(['calm', null])).toEqual([stone('calm'), stone(null), { holds: 'nothing' }]));
  it('is full with four', () => expect(settingsOf(['calm', 'calm', 'happy', null])).toHaveLength(4));
  it('shows the last three of more, and how many came before', () =>
    expect(settingsOf(['happy', 'happy', 'calm', null, 'calm'])).toEqual([stone('calm'), stone(null), stone('calm'), { holds: 'more', count: 2 }]));
});

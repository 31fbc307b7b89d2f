import type { StoneMood } from '../stone/cuts.ts';

export type Setting = Readonly<{ holds: 'stone'; mood: StoneMood | null }> | Readonly<{ holds: 'nothing' }> | Readonly<{ holds: 'more'; count: number }>;

const places = 4;

/** Four hollows at most: the day's stones in order, one left open for the next, or the number of those that found no room. */
export const settingsOf = (moods: readonly (StoneMood | null)[]): readonly Setting[] => {
  const stones = (shown: typeof moods): Setting[] => shown.map((mood) => ({ holds: 'stone', mood }));
  if (moods.length < places) return [...stones(moods), { holds: 'nothing' }];
  if (moods.length === places) return stones(moods);
  return [...stones(moods.slice(1 - places)), { holds: 'more', count: moods.length - places + 1 }];
};

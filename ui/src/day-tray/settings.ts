import type { StoneMood } from '#stone/cuts.ts';

export type Setting =
  | Readonly<{ holds: 'stone'; mood: StoneMood | null }>
  | Readonly<{ holds: 'nothing' }>
  | Readonly<{ holds: 'more'; count: number }>;
type Moods = readonly (StoneMood | null)[];

const places = 4;
/** A target above it is told by figures and a bar. */
export const mostHollows = 6;

const stones = (moods: Moods): Setting[] => moods.map((mood) => ({ holds: 'stone', mood }));
const open = (length: number): Setting[] => Array.from({ length }, () => ({ holds: 'nothing' }));

/**
 * Four hollows at most, or as many as the day is to hold: its stones in order, what is to come left open – without a target one –,
 * or the number of those that found no room.
 */
export const settingsOf = (moods: Moods, target: number | null = null): readonly Setting[] => {
  const room = Math.max(places, target ?? 0);
  if (moods.length > room) return [...stones(moods.slice(1 - room)), { holds: 'more', count: moods.length - room + 1 }];
  const left = target === null ? Math.min(1, room - moods.length) : Math.max(0, target - moods.length);
  return [...stones(moods), ...open(left)];
};

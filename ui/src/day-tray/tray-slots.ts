import type { StoneMood } from '#stone/cuts.ts';

export type TraySlot =
  | Readonly<{ holds: 'stone'; mood: StoneMood | null }>
  | Readonly<{ holds: 'nothing' }>
  | Readonly<{ holds: 'more'; count: number }>;
type Moods = readonly (StoneMood | null)[];

const defaultSlots = 4;
/** A target above it is told by figures and a bar. */
export const maxSlots = 6;

const stoneSlots = (moods: Moods): TraySlot[] => moods.map((mood) => ({ holds: 'stone', mood }));
const emptySlots = (length: number): TraySlot[] => Array.from({ length }, () => ({ holds: 'nothing' }));

/**
 * Four hollows at most, or as many as the day is to hold: its stones in order, what is to come left open – without a target one –,
 * or the number of those that found no room. `count`: of the whole day, of which `moods` are at least the last that find room.
 */
export const traySlots = (moods: Moods, target: number | null = null, count = moods.length): readonly TraySlot[] => {
  const room = Math.max(defaultSlots, target ?? 0);
  if (count > room) {
    const stones = stoneSlots(moods.slice(1 - room));
    return [...stones, { holds: 'more', count: count - stones.length }];
  }
  const left = target === null ? Math.min(1, room - moods.length) : Math.max(0, target - moods.length);
  return [...stoneSlots(moods), ...emptySlots(left)];
};

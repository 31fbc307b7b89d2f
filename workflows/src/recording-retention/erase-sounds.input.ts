/** `due`: sounds to erase; `erased`: sounds that were, whose files are deleted again should one be left. */
export type SweepPlace = Readonly<{ phase: 'due' | 'erased'; cursor: string | null }>;
/** `change`: the number of the change of settings that set how long sounds are kept. `at`: of the sweep (ISO 8601). `place` null: it has not begun. */
export type EraseSoundsInput = Readonly<{ change: number; at: string; place: SweepPlace | null }>;
/** Something else holds since then, and has its own sweeps. */
export type EraseSoundsOutcome = 'over';

type Sound = Readonly<{ ownerId: string; thoughtId: string }>;
export type ListSoundsInput = Readonly<{ change: number; at: string }> & SweepPlace;
export type ListedSounds = Readonly<{ sounds: readonly Sound[]; next: string | null }>;
export type SweepPageInput = Readonly<{ change: number; at: string; sounds: readonly Sound[] }>;

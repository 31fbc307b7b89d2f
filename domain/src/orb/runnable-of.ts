import type { Language } from '#kernel/language.ts';
import { instructionsOf } from './instructions-of.ts';
import type { Orb } from './orb.aggregate.ts';
import type { OrbInstructions } from './orb.vocabulary.ts';

/** `version` null: the current one. */
type Wanted = Readonly<{ version: number | null; language: Language; clientId: string }>;
export type Runnable = Readonly<{ version: number; instructions: OrbInstructions }>;

/** A version of an orb that the client may run: an own one, or one that comes with Écrin. */
export const runnableOf = (
  state: Orb,
  { version: wanted, language, clientId }: Wanted,
): Runnable | Readonly<{ refused: 'orb.not-found' | 'orb.deleted' | 'orb.withdrawn' }> => {
  if (state.status === 'absent' || (state.ownerId !== null && state.ownerId !== clientId))
    return { refused: 'orb.not-found' };
  if (state.status === 'deleted') return { refused: 'orb.deleted' };
  if (state.status === 'unpublished') return { refused: 'orb.withdrawn' };
  const version = wanted ?? state.version;
  const instructions = instructionsOf(state, version, language);
  return instructions ? { version, instructions } : { refused: 'orb.not-found' };
};

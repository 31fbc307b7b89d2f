import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { Orb } from '../orb.aggregate.ts';
import type { ReadyOrbAdded, ReadyOrbRevised } from '../orb.events.ts';
import type { OrbDefinition } from '../orb.vocabulary.ts';

/** `edition`: of the list the definition is from. */
export type AddReadyOrb = Readonly<{ orbId: string; edition: number; definition: OrbDefinition; now: string }>;

/** Adds an orb that comes with Écrin, or brings one up to a newer list: not where an administrator has changed it. */
export const addReadyOrb = (
  { orbId, edition, definition, now }: AddReadyOrb,
  state: Orb,
): Decision<ReadyOrbAdded | ReadyOrbRevised> => {
  if (state.status === 'absent')
    return [{ type: 'ReadyOrbAdded', data: { orbId, edition, definition, addedAt: now }, private: null }];
  const isNewer = state.edition !== null && state.edition < edition;
  if (!isNewer || isSameValue(state.definition, definition)) return nothingNew;

  const isNewVersion = !isSameValue(state.definition?.instructions, definition.instructions);
  const version = isNewVersion ? state.version + 1 : state.version;
  const data = { orbId, version, edition, by: null, definition, why: null, revisedAt: now };
  return [{ type: 'ReadyOrbRevised', data, private: null }];
};

import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { orbTermsOf, type InvalidOrbTerms } from '../orb-terms.ts';
import type { Orb } from '../orb.aggregate.ts';
import type { OrbCreated } from '../orb.events.ts';
import type { OrbDefinition } from '../orb.vocabulary.ts';

export type CreateOrb = OrbDefinition & Readonly<{ orbId: string; ownerId: string; now: string }>;

/** The caller checks that the client may create orbs, and claims a place among them. */
export const createOrb = (
  { orbId, ownerId, now, ...given }: CreateOrb,
  state: Orb,
): Decision<OrbCreated, InvalidOrbTerms | 'orb.already-created'> => {
  const terms = orbTermsOf(given);
  if ('refused' in terms) return terms;
  if (state.status !== 'absent')
    return isSameValue(state.definition, terms) ? nothingNew : refuse('orb.already-created');

  const { category, look, ...words } = terms;
  return [{ type: 'OrbCreated', data: { orbId, ownerId, category, look, createdAt: now }, private: words }];
};

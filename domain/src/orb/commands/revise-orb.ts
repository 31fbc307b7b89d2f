import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { tidyLine } from '#text/visible-text.ts';
import { orbTermsOf, type InvalidOrbTerms } from '../orb-terms.ts';
import type { Orb } from '../orb.aggregate.ts';
import type { OrbRevised } from '../orb.events.ts';
import { maxVersionReasonLength, type OrbDefinition } from '../orb.vocabulary.ts';
import { requireOwnOrb, type OwnOrb, type OwnOrbUnavailable } from './require-own-orb.ts';

/** `why`: of a new version, in the person's words. */
export type ReviseOrb = OrbDefinition & Readonly<{ orbId: string; why: string | null; now: string }>;

/** Other instructions are a new version; a name, a picture or a tag is not. */
export const reviseOrb = (
  { orbId, why, now, ...given }: ReviseOrb,
  state: Orb,
): Decision<OrbRevised, InvalidOrbTerms | OwnOrbUnavailable | 'orb.reason-too-long'> =>
  requireOwnOrb(state, (own) => {
    const terms = orbTermsOf(given);
    if ('refused' in terms) return terms;
    if (isSameValue(own.definition, terms)) return nothingNew;
    const reason = tidyLine(why ?? '');
    if (reason.length > maxVersionReasonLength) return refuse('orb.reason-too-long');

    const { category, look, ...words } = terms;
    const data = { orbId, ownerId: own.ownerId, category, look, revisedAt: now };
    return isSameValue(instructionsOf(own), terms.instructions)
      ? [revision({ ...data, version: own.version }, { ...words, why: null })]
      : [revision({ ...data, version: own.version + 1 }, { ...words, why: reason === '' ? null : reason })];
  });

const revision = (data: OrbRevised['data'], words: NonNullable<OrbRevised['private']>): OrbRevised => ({
  type: 'OrbRevised',
  data,
  private: words,
});

const instructionsOf = ({ definition }: OwnOrb) => definition?.instructions ?? null;

import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { ExistingOrb, Orb } from '../orb.aggregate.ts';

export type OwnOrbUnavailable = 'orb.not-found' | 'orb.not-own' | 'orb.deleted';
export type OwnOrb = ExistingOrb & Readonly<{ ownerId: string; status: 'active' | 'deleted' }>;

type Decided = Decision<DomainEvent, string>;

/** Decides on an orb that the client made, deleted or not; one that comes with Écrin is only an administrator's to change. */
export const requireOwnOrbInAnyState = <Own extends Decided>(
  state: Orb,
  decide: (own: OwnOrb) => Own,
): Own | Refusal<'orb.not-found' | 'orb.not-own'> => {
  if (state.status === 'absent') return refuse('orb.not-found');
  const { ownerId, status } = state;
  return ownerId === null || status === 'unpublished' ? refuse('orb.not-own') : decide({ ...state, status, ownerId });
};

/** The same, unless it is deleted. */
export const requireOwnOrb = <Own extends Decided>(
  state: Orb,
  decide: (own: OwnOrb) => Own,
): Own | Refusal<OwnOrbUnavailable> =>
  requireOwnOrbInAnyState(state, (own) => (own.status === 'deleted' ? refuse('orb.deleted') : decide(own)));

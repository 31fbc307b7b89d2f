import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Orb } from '../orb.aggregate.ts';
import type { OrbDeleted, OrbRestored } from '../orb.events.ts';
import { requireOwnOrbInAnyState } from './require-own-orb.ts';

type Which = Readonly<{ orbId: string; now: string }>;
type Unavailable = 'orb.not-found' | 'orb.not-own';

/** Its runs stay. */
export const deleteOrb = ({ orbId, now }: Which, state: Orb): Decision<OrbDeleted, Unavailable> =>
  requireOwnOrbInAnyState(state, ({ ownerId, status }) =>
    status === 'deleted'
      ? nothingNew
      : [{ type: 'OrbDeleted', data: { orbId, ownerId, deletedAt: now }, private: null }],
  );

export const restoreOrb = ({ orbId, now }: Which, state: Orb): Decision<OrbRestored, Unavailable> =>
  requireOwnOrbInAnyState(state, ({ ownerId, status }) =>
    status === 'active'
      ? nothingNew
      : [{ type: 'OrbRestored', data: { orbId, ownerId, restoredAt: now }, private: null }],
  );

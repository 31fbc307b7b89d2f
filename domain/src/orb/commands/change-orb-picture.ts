import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Orb } from '../orb.aggregate.ts';
import type { OrbPictureChanged } from '../orb.events.ts';
import { requireOwnOrb, type OwnOrbUnavailable } from './require-own-orb.ts';

/** `version`: checksum of the picture; null: the engraved sphere again. */
export type ChangeOrbPicture = Readonly<{ orbId: string; version: string | null; now: string }>;

export const changeOrbPicture = (
  { orbId, version, now }: ChangeOrbPicture,
  state: Orb,
): Decision<OrbPictureChanged, OwnOrbUnavailable> =>
  requireOwnOrb(state, ({ ownerId, pictureVersion }) =>
    pictureVersion === version
      ? nothingNew
      : [{ type: 'OrbPictureChanged', data: { orbId, ownerId, version, changedAt: now }, private: null }],
  );

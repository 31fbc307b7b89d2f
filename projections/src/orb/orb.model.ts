import type { Bilingual, OrbDefinition, OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';

/** Ready orbs are of no client: they come with Écrin, or an administrator made them. */
export const readyOrbOwner = serviceOwner;

/** `instructions` null once the owner's key is destroyed. `by`: the administrator, of a ready one. */
export type StoredVersion = Readonly<{
  version: number;
  since: string;
  why: string | null;
  by: string | null;
  instructions: Bilingual<OrbInstructions> | null;
}>;

/**
 * `ownerId`: `readyOrbOwner` for ready ones. `versions`: the first one first. `published`: offered; an own one always is. `withdrawn`: when and why a ready one no
 * longer is. `madeBy`: the administrator of a ready one; null: it comes with Écrin.
 */
export type OrbDocument = Readonly<{
  ownerId: string;
  orbId: string;
  definition: OrbDefinition | null;
  version: number;
  versions: readonly StoredVersion[];
  createdAt: string;
  pictureVersion: string | null;
  /** Where the picture of a ready one came from. */
  pictureUrl: string | null;
  deleted: boolean;
  published: boolean;
  withdrawn: Readonly<{ at: string; why: string }> | null;
  madeBy: string | null;
}>;

export const orbModel: Model<OrbDocument> = {
  name: 'orb',
  version: 3,
  indexes: [
    ['ownerId', 'deleted', 'createdAt'],
    ['deleted', 'ownerId'],
  ],
};

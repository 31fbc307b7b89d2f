import type { Bilingual, OrbDefinition, OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** Of no client: those that come with Écrin. */
export const readyOrbOwner = '';

/** `instructions` null once the owner's key is destroyed. */
export type StoredVersion = Readonly<{
  version: number;
  since: string;
  why: string | null;
  instructions: Bilingual<OrbInstructions> | null;
}>;

/** `ownerId`: `readyOrbOwner` for those that come with Écrin. `versions`: the first one first. */
export type OrbDocument = Readonly<{
  ownerId: string;
  orbId: string;
  definition: OrbDefinition | null;
  version: number;
  versions: readonly StoredVersion[];
  createdAt: string;
  pictureVersion: string | null;
  deleted: boolean;
}>;

export const orbModel: Model<OrbDocument> = {
  name: 'orb',
  version: 1,
  indexes: [['ownerId', 'deleted', 'createdAt']],
};

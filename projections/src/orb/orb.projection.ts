import { definitionOf } from '@ecrin/domain/orb/definition-of.ts';
import type { OrbEvent } from '@ecrin/domain/orb/orb.events.ts';
import type { OrbDefinition } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { orbModel, readyOrbOwner, type OrbDocument, type StoredVersion } from './orb.model.ts';

type New = Pick<OrbDocument, 'ownerId' | 'orbId' | 'definition' | 'createdAt'> &
  Partial<Pick<OrbDocument, 'published' | 'madeBy'>>;
const created = ({ published = true, madeBy = null, ...orb }: New): OrbDocument => ({
  ...orb,
  version: 1,
  versions: [versionOf(1, { definition: orb.definition, since: orb.createdAt, why: null, by: madeBy })],
  pictureVersion: null,
  pictureUrl: null,
  deleted: false,
  published,
  withdrawn: null,
  madeBy,
});

type Revision = Readonly<{ definition: OrbDefinition | null; since: string; why: string | null; by: string | null }>;
const versionOf = (version: number, { definition, since, why, by }: Revision): StoredVersion => ({
  version,
  since,
  why,
  by,
  instructions: definition?.instructions ?? null,
});
const revised = (orb: OrbDocument, version: number, revision: Revision): OrbDocument => ({
  ...orb,
  definition: revision.definition,
  version,
  versions: version === orb.version ? orb.versions : [...orb.versions, versionOf(version, revision)],
});

export const orbProjection = defineProjection<OrbDocument, OrbEvent>()({
  model: orbModel,
  documentId: ({ data }) => data.orbId,
  shown: ({ deleted }) => !deleted,
  on: {
    OrbCreated: (_orb, { orbId, ownerId, createdAt, ...data }, words) =>
      created({ orbId, ownerId, createdAt, definition: definitionOf(data, words) }),
    OrbRevised: (orb, { version, revisedAt, ...data }, words) =>
      orb &&
      revised(orb, version, {
        definition: definitionOf(data, words),
        since: revisedAt,
        why: words?.why ?? null,
        by: null,
      }),
    OrbPictureChanged: (orb, { version }) => orb && { ...orb, pictureVersion: version },
    ReadyOrbPictureChanged: (orb, { version, url }) => orb && { ...orb, pictureVersion: version, pictureUrl: url },
    OrbDeleted: (orb) => orb && { ...orb, deleted: true },
    OrbRestored: (orb) => orb && { ...orb, deleted: false },
    ReadyOrbAdded: (_orb, { orbId, definition, addedAt }) =>
      created({ orbId, ownerId: readyOrbOwner, createdAt: addedAt, definition }),
    ReadyOrbRevised: (orb, { version, definition, why, by, revisedAt }) =>
      orb && revised(orb, version, { definition, since: revisedAt, why, by }),
    ReadyOrbCreated: (_orb, { orbId, by, definition, createdAt }) =>
      created({ orbId, ownerId: readyOrbOwner, createdAt, definition, published: false, madeBy: by }),
    ReadyOrbPublished: (orb) => orb && { ...orb, published: true, withdrawn: null },
    ReadyOrbWithdrawn: (orb, { why, withdrawnAt }) =>
      orb && { ...orb, published: false, withdrawn: { at: withdrawnAt, why } },
    ReadyOrbTried: (orb) => orb,
  },
});

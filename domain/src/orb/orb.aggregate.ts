import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import { definitionOf } from './definition-of.ts';
import type { OrbEvent } from './orb.events.ts';
import type { Bilingual, OrbDefinition, OrbInstructions } from './orb.vocabulary.ts';

/**
 * `ownerId`: null for a ready one, offered to every client: it comes with Écrin, or an administrator made it. `definition`: null once the owner's key is destroyed. `edition`: of the list a ready one was last taken
 * from; null: the client's own, or changed by an administrator. `pictureVersion`: null for the engraved sphere. `versions`: the instructions of each, the first first.
 */
export type ExistingOrb = Readonly<{
  ownerId: string | null;
  definition: OrbDefinition | null;
  version: number;
  versions: readonly (Bilingual<OrbInstructions> | null)[];
  edition: number | null;
  pictureVersion: string | null;
}>;
export type Orb =
  | Readonly<{ status: 'absent' }>
  | (ExistingOrb & Readonly<{ status: 'active' }>)
  | (ExistingOrb & Readonly<{ status: 'deleted' }>)
  /** A ready one before it is published, or once it is withdrawn. */
  | (ExistingOrb & Readonly<{ status: 'unpublished' }>);

const change = (orb: Orb, changed: Partial<ExistingOrb>): Orb =>
  orb.status === 'absent' ? orb : { ...orb, ...changed };
/** A version that is there already is one whose instructions did not change. */
const revised = (orb: Orb, version: number, definition: OrbDefinition | null): Orb =>
  orb.status === 'absent'
    ? orb
    : {
        ...orb,
        version,
        definition,
        versions: orb.versions.slice(0, version - 1).concat(definition?.instructions ?? null),
      };
const withStatus = (orb: Orb, status: Exclude<Orb['status'], 'absent'>): Orb =>
  orb.status === 'absent' ? orb : { ...orb, status };

export const orb: Aggregate<Orb, OrbEvent> = {
  category: 'orb',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<Orb, OrbEvent>({
    OrbCreated: (_orb, { ownerId, ...data }, words) => ({
      status: 'active',
      ownerId,
      definition: definitionOf(data, words),
      version: 1,
      versions: [words?.instructions ?? null],
      edition: null,
      pictureVersion: null,
    }),
    OrbRevised: (state, { version, ...data }, words) => revised(state, version, definitionOf(data, words)),
    OrbPictureChanged: (state, { version }) => change(state, { pictureVersion: version }),
    ReadyOrbPictureChanged: (state, { version }) => change(state, { pictureVersion: version }),
    OrbDeleted: (state) => withStatus(state, 'deleted'),
    OrbRestored: (state) => withStatus(state, 'active'),
    ReadyOrbAdded: (_orb, { edition, definition }) => ({
      status: 'active',
      ownerId: null,
      definition,
      version: 1,
      versions: [definition.instructions],
      edition,
      pictureVersion: null,
    }),
    ReadyOrbRevised: (state, { version, edition, definition }) =>
      change(revised(state, version, definition), { edition }),
    ReadyOrbCreated: (_orb, { definition }) => ({
      status: 'unpublished',
      ownerId: null,
      definition,
      version: 1,
      versions: [definition.instructions],
      edition: null,
      pictureVersion: null,
    }),
    ReadyOrbPublished: (state) => withStatus(state, 'active'),
    ReadyOrbWithdrawn: (state) => withStatus(state, 'unpublished'),
    ReadyOrbTried: (state) => state,
  }),
};

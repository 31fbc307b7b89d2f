import { nothingNew, refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { tidyLine } from '#text/visible-text.ts';
import { orbTermsOf, type InvalidOrbTerms } from '../orb-terms.ts';
import type { ExistingOrb, Orb } from '../orb.aggregate.ts';
import type {
  ReadyOrbCreated,
  ReadyOrbPictureChanged,
  ReadyOrbPublished,
  ReadyOrbRevised,
  ReadyOrbTried,
  ReadyOrbWithdrawn,
} from '../orb.events.ts';
import { maxVersionReasonLength, type OrbDefinition } from '../orb.vocabulary.ts';
import { hasVariableFaults } from '../prompt-variables.ts';

// What administrators decide on orbs that are offered to every client. `by`: the administrator. `why`: in their words.

type Act = Readonly<{ orbId: string; by: string; now: string }>;
type ReadyOrb = ExistingOrb & Readonly<{ status: 'active' | 'unpublished' }>;

/** A client's own orb answers as a missing one: administrators see none of its words. */
const requireReadyOrb = <Decided extends Decision<DomainEvent, string>>(
  state: Orb,
  decide: (ready: ReadyOrb) => Decided,
): Decided | Refusal<'orb.not-found'> => {
  if (state.status === 'absent' || state.status === 'deleted' || state.ownerId !== null) return refuse('orb.not-found');
  return decide(state);
};

export const createReadyOrb = (
  { orbId, by, now, ...given }: Act & OrbDefinition,
  state: Orb,
): Decision<ReadyOrbCreated, InvalidOrbTerms | 'orb.already-created'> => {
  const definition = orbTermsOf(given);
  if ('refused' in definition) return definition;
  if (state.status !== 'absent')
    return state.ownerId === null && isSameValue(state.definition, definition)
      ? nothingNew
      : refuse('orb.already-created');
  return [{ type: 'ReadyOrbCreated', data: { orbId, by, definition, createdAt: now }, private: null }];
};

/** `picture`: as it was fetched; null: the engraved sphere again. */
export type ChangeReadyOrbPicture = Act & Readonly<{ picture: Readonly<{ version: string; url: string }> | null }>;

export const changeReadyOrbPicture = (
  { orbId, by, picture, now }: ChangeReadyOrbPicture,
  state: Orb,
): Decision<ReadyOrbPictureChanged, 'orb.not-found'> =>
  requireReadyOrb(state, ({ pictureVersion }) => {
    const { version, url } = picture ?? { version: null, url: null };
    return pictureVersion === version
      ? nothingNew
      : [{ type: 'ReadyOrbPictureChanged', data: { orbId, by, version, url, changedAt: now }, private: null }];
  });

const isOffered = ({ status }: ReadyOrb): boolean => status === 'active';
const versionWith = (before: ReadyOrb, { instructions }: OrbDefinition): number =>
  isSameValue(before.definition?.instructions, instructions) ? before.version : before.version + 1;

export type ReviseReadyOrb = Act & OrbDefinition & Readonly<{ why: string | null }>;

/** Other instructions are a new version; of a published one, they are offered at once. From here on no newer list of Écrin changes it. */
export const reviseReadyOrb = (
  { orbId, by, why, now, ...given }: ReviseReadyOrb,
  state: Orb,
): Decision<ReadyOrbRevised, InvalidOrbTerms | 'orb.not-found' | 'orb.reason-too-long' | 'orb.variables-differ'> =>
  requireReadyOrb(state, (ready) => {
    const definition = orbTermsOf(given);
    if ('refused' in definition) return definition;
    if (isSameValue(ready.definition, definition)) return nothingNew;
    if (isOffered(ready) && hasVariableFaults(definition)) return refuse('orb.variables-differ');
    const reason = tidyLine(why ?? '');
    if (reason.length > maxVersionReasonLength) return refuse('orb.reason-too-long');
    const version = versionWith(ready, definition);
    const data = { orbId, version, edition: null, by, definition, why: reason || null, revisedAt: now };
    return [{ type: 'ReadyOrbRevised', data, private: null }];
  });

export const publishReadyOrb = (
  { orbId, by, now }: Act,
  state: Orb,
): Decision<ReadyOrbPublished, 'orb.not-found' | 'orb.variables-differ'> =>
  requireReadyOrb(state, ({ status, definition }) => {
    if (status === 'active') return nothingNew;
    if (hasVariableFaults(definition)) return refuse('orb.variables-differ');
    return [{ type: 'ReadyOrbPublished', data: { orbId, by, publishedAt: now }, private: null }];
  });

export const withdrawReadyOrb = (
  { orbId, by, why, now }: Act & Readonly<{ why: string }>,
  state: Orb,
): Decision<ReadyOrbWithdrawn, 'orb.not-found' | 'orb.reason-too-long'> =>
  requireReadyOrb(state, ({ status }) => {
    const reason = tidyLine(why);
    if (reason.length > maxVersionReasonLength) return refuse('orb.reason-too-long');
    return status === 'unpublished'
      ? nothingNew
      : [{ type: 'ReadyOrbWithdrawn', data: { orbId, by, why: reason, withdrawnAt: now }, private: null }];
  });

export type RecordOrbTrial = Act & Omit<ReadyOrbTried['data'], 'orbId' | 'by' | 'triedAt'>;

export const recordOrbTrial = (
  { now, ...used }: RecordOrbTrial,
  state: Orb,
): Decision<ReadyOrbTried, 'orb.not-found'> =>
  requireReadyOrb(state, () => [{ type: 'ReadyOrbTried', data: { ...used, triedAt: now }, private: null }]);

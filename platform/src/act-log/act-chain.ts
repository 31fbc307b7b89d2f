import { createHash, createHmac } from 'node:crypto';
import type { ActLogHeadRecorded } from '@ecrin/domain/act-log/act-log.events.ts';
import type { StoredEvent } from '#ports/event-store.ts';

/** An event that an administrator caused. Of a damaged one it cannot be known. */
export const isAct = (event: StoredEvent): boolean => !event.damaged && event.metadata.actor.startsWith('admin:');

/** The same text for the same value, however its fields were ordered on the way through a store. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Of all that is stored of an act, its sealed words included, which stay as they are when their key is destroyed. Its position is left out: a migration to
 * another store changes it, and the order of acts is in the chain.
 */
export const digestOf = ({ id, stream, revision, type, data, sealed, recordedAt, metadata }: StoredEvent): string => {
  const { actor, ownerId, commandId, correlationId, causationId, occurredAt, timeZone, schemaVersion } = metadata;
  const caused = [actor, ownerId, commandId, correlationId, causationId, occurredAt, timeZone, schemaVersion];
  return hashOf(textOf([id, stream, revision, type, data, sealed, recordedAt, caused]));
};

/** Before the first act. */
export const firstLink = '';
export const linkOf = (before: string, digest: string): string => hashOf(`${before}.${digest}`);

type Head = Omit<ActLogHeadRecorded['data'], 'proof'>;

/** `key`: of this installation; who has none can neither write a head nor take one away unseen. */
export const proofOf = (key: Uint8Array, proofBefore: string, { count, links, lastId, recordedAt }: Head): string =>
  createHmac('sha256', key)
    .update(textOf([proofBefore, count, links, lastId, recordedAt]))
    .digest('base64url');

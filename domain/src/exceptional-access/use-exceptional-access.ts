import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { openedPartKey, type ExceptionalAccess } from './exceptional-access.aggregate.ts';
import type { ExceptionalAccessClosed, ExceptionalAccessThoughtOpened } from './exceptional-access.events.ts';
import type { OpenedPart } from './exceptional-access.vocabulary.ts';
import { requireOpenAccess, type AccessHolder, type AccessUnavailable } from './require-open-access.ts';

export type OpenThought = AccessHolder & Readonly<{ thoughtId: string; part: OpenedPart; now: string }>;
export type CloseExceptionalAccess = AccessHolder & Readonly<{ now: string }>;

/** Each part of a thought is recorded once in an access. */
export const openThought = (
  { sessionId, thoughtId, part, now, ...holder }: OpenThought,
  access: ExceptionalAccess,
): Decision<ExceptionalAccessThoughtOpened, AccessUnavailable> => {
  const open = requireOpenAccess(access, { ...holder, sessionId }, now);
  if ('refused' in open) return open;
  return open.opened.has(openedPartKey(thoughtId, part))
    ? nothingNew
    : [{ type: 'ExceptionalAccessThoughtOpened', data: { ...holder, thoughtId, part, openedAt: now }, private: null }];
};

/** One that has ended already stays as it is. */
export const closeExceptionalAccess = (
  { sessionId, now, ...holder }: CloseExceptionalAccess,
  access: ExceptionalAccess,
): Decision<ExceptionalAccessClosed, 'exceptional-access.not-found'> => {
  const open = requireOpenAccess(access, { ...holder, sessionId }, now);
  if (!('refused' in open))
    return [{ type: 'ExceptionalAccessClosed', data: { ...holder, closedAt: now }, private: null }];
  return open.refused === 'exceptional-access.ended' ? nothingNew : { refused: open.refused };
};

import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ExceptionalAccessEvent } from './exceptional-access.events.ts';
import type { OpenedPart } from './exceptional-access.vocabulary.ts';

export type GrantedAccess = Readonly<{
  status: 'opened' | 'closed';
  accessId: string;
  clientId: string;
  by: string;
  sessionId: string;
  openedAt: string;
  expiresAt: string;
  /** What was opened of which thought, under `openedPartKey`. */
  opened: ReadonlySet<string>;
}>;
export type ExceptionalAccess = Readonly<{ status: 'not-opened' }> | GrantedAccess;

export const openedPartKey = (thoughtId: string, part: OpenedPart): string => `${thoughtId}/${part}`;

export const exceptionalAccess: Aggregate<ExceptionalAccess, ExceptionalAccessEvent> = {
  category: 'exceptional-access',
  initial: { status: 'not-opened' },
  ownerOf: (access) => (access.status === 'not-opened' ? null : access.clientId),
  evolve: evolveWith<ExceptionalAccess, ExceptionalAccessEvent>({
    ExceptionalAccessOpened: (_before, { accessId, clientId, by, sessionId, openedAt, expiresAt }) => ({
      status: 'opened',
      accessId,
      clientId,
      by,
      sessionId,
      openedAt,
      expiresAt,
      opened: new Set(),
    }),
    ExceptionalAccessThoughtOpened: (access, { thoughtId, part }) =>
      access.status === 'not-opened'
        ? access
        : { ...access, opened: new Set([...access.opened, openedPartKey(thoughtId, part)]) },
    ExceptionalAccessClosed: (access) => (access.status === 'not-opened' ? access : { ...access, status: 'closed' }),
  }),
};

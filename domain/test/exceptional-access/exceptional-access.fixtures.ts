import type {
  ExceptionalAccessClosed,
  ExceptionalAccessOpened,
  ExceptionalAccessThoughtOpened,
} from '#exceptional-access/exceptional-access.events.ts';

/** Alix opens the words of Anne at 09:00, reads a thought at 09:05 and closes at 09:06. */
export const held = { accessId: 'access-1', clientId: 'anne', by: 'alix' } as const;
export const holder = { ...held, sessionId: 'session-1' } as const;
export const at = (time: string): string => `2026-01-02T${time}.000Z`;
export const accessReason = 'Anne signale une pensée mal transcrite';
export const accessOpened: ExceptionalAccessOpened = {
  type: 'ExceptionalAccessOpened',
  data: {
    ...holder,
    role: 'superadmin',
    cause: 'reported-fault',
    others: 2,
    openedAt: at('09:00:00'),
    expiresAt: at('09:15:00'),
  },
  private: { reason: accessReason },
};
export const thoughtOpened: ExceptionalAccessThoughtOpened = {
  type: 'ExceptionalAccessThoughtOpened',
  data: { ...held, thoughtId: 'thought-1', part: 'words', openedAt: at('09:05:00') },
  private: null,
};
export const accessClosed: ExceptionalAccessClosed = {
  type: 'ExceptionalAccessClosed',
  data: { ...held, closedAt: at('09:06:00') },
  private: null,
};

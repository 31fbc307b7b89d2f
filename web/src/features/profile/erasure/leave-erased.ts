import type { AskedErasure, AskErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { navigate } from 'wouter/use-browser-location';
import { noteHere } from '#lib/session/here-before.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession, storedUserId } from '#lib/session/session.ts';
import { noteAskedHere } from './asked-here.ts';
import { shownErasurePath, type ShownErasure } from './shown-erasure.ts';

/** Every session has ended on the server. First the address, since nobody who is signed out may stay on this one; without waiting for anything to load. */
export const leaveErased = (asked: AskedErasure, when: AskErasureRequest['when']): void => {
  const userId = storedUserId();
  // Its session is what this device is counted by.
  if (userId !== null) noteHere(userId);
  navigate(shownErasurePath, { replace: true, state: { ...asked, when } satisfies ShownErasure });
  endSession();
  clearLostSession();
  if (userId === null) return;
  noteAskedHere(userId, asked);
  if (when === 'now')
    void import('#lib/session/forget-person.ts')
      .then(({ forgetPerson }) => forgetPerson(userId))
      .catch(() => undefined);
};

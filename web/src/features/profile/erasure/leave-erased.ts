import type { AskedErasure, AskErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { navigate } from 'wouter/use-browser-location';
import { forgetPerson } from '#lib/session/forget-person.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession, storedUserId } from '#lib/session/session.ts';
import { noteAskedHere } from './asked-here.ts';
import { shownErasurePath, type ShownErasure } from './shown-erasure.ts';

/** Every session has ended on the server. First the address, since nobody who is signed out may stay on this one; without waiting for anything to load. */
export const leaveErased = (asked: AskedErasure, when: AskErasureRequest['when']): void => {
  const userId = storedUserId();
  navigate(shownErasurePath, { replace: true, state: { ...asked, when } satisfies ShownErasure });
  endSession();
  clearLostSession();
  if (userId === null) return;
  noteAskedHere(userId, asked);
  if (when === 'now') void forgetPerson(userId);
};

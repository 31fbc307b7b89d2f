import { createAuthorisedFetch } from '@ecrin/browser/api/authorised-fetch.ts';
import { endLostSession, onSessionChange, startSession, storedToken, storedUserId } from '../session/session.ts';

/** Every call of the back-office goes through here. */
export const { authorisedFetch, renewSession } = createAuthorisedFetch({
  area: 'admin',
  session: { storedToken, storedUserId, startSession, onSessionChange },
  onSessionEnded: endLostSession,
  now: () => Date.now(),
});

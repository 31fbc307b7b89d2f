import { createAuthorisedFetch } from '@ecrin/browser/authorised-fetch.ts';
import { loseSession, startSession, storedToken, storedUserId } from './session.ts';

/** Every call of the back-office goes through here. */
export const { authorisedFetch, renewSession } = createAuthorisedFetch({
  area: 'admin',
  session: { storedToken, storedUserId, startSession },
  onOver: loseSession,
});

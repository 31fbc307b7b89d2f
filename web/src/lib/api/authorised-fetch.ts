import { createAuthorisedFetch } from '@ecrin/browser/api/authorised-fetch.ts';
import { endLostSession } from '../session/session-lost.ts';
import { onSessionChange, startSession, storedToken, storedUserId } from '../session/session.ts';

export { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';

/** Every API call of the client's pages goes through here: RTK Query and the recorder's uploads. */
export const { authorisedFetch, renewSession } = createAuthorisedFetch({
  area: 'client',
  session: { storedToken, storedUserId, startSession, onSessionChange },
  onSessionEnded: endLostSession,
  now: () => Date.now(),
});

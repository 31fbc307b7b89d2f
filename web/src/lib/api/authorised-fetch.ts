import { createAuthorisedFetch } from '@ecrin/browser/api/authorised-fetch.ts';
import { endLostSession } from '../session/session-lost.ts';
import { startSession, storedToken, storedUserId } from '../session/session.ts';

export { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';

/** Every call of the client's pages goes through here, those of RTK Query and the uploads of the recorder alike. */
export const { authorisedFetch, renewSession } = createAuthorisedFetch({
  area: 'client',
  session: { storedToken, storedUserId, startSession },
  onSessionEnded: endLostSession,
});

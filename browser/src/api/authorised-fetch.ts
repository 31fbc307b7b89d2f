import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { readLanguage } from '@ecrin/ui/language/language.ts';
import type { SessionStore } from '#session/session-store.ts';
import { newestPosition, recordPosition } from './read-position.ts';

/** Empty: the page's own host. */
export const apiHost = import.meta.env['VITE_API_URL'] ?? '';

type AuthorisedFetchOptions = Readonly<{
  area: 'client' | 'admin';
  session: Pick<SessionStore, 'storedToken' | 'storedUserId' | 'startSession'>;
  /** The server reported the end of the session. */
  onSessionEnded: () => void;
}>;

const recordReceiptPosition = async (answer: Response) => {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'position' in body && typeof body.position === 'number')
    recordPosition(body.position);
};

const send = async (request: Request, token: string | null) => {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  request.headers.set('Accept-Language', readLanguage());
  if (request.method === 'GET' && newestPosition() > 0) request.headers.set(atLeastHeader, String(newestPosition()));
  const answer = await fetch(request);
  if (request.method !== 'GET' && answer.ok) await recordReceiptPosition(answer.clone());
  return answer;
};

/** One refresh at a time, however many responses were 401. A refusal ends the session; no answer does not. */
const createRenewSession = ({ area, session, onSessionEnded }: AuthorisedFetchOptions) => {
  let renewal: Promise<boolean> | null = null;
  return () => {
    const owner = session.storedUserId();
    renewal ??= fetch(`${apiHost}/api/${area}/session`, { method: 'POST', credentials: 'include' })
      .then(async (answer) => {
        // A user who signed out meanwhile, here or in another tab, is not signed in again.
        if (session.storedUserId() !== owner) return false;
        if (answer.ok) session.startSession(await answer.json());
        else if (answer.status === 401) onSessionEnded();
        return answer.ok;
      })
      .catch(() => false)
      .finally(() => {
        renewal = null;
      });
    return renewal;
  };
};

/** `fetch` with the session of one area: bearer token, language, read-your-writes, and one refresh when the token has expired. */
export const createAuthorisedFetch = (area: AuthorisedFetchOptions) => {
  const {
    session: { storedToken, storedUserId },
    onSessionEnded,
  } = area;
  const renewSession = createRenewSession(area);

  const authorisedFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const again = request.clone();
    const [token, owner] = [storedToken(), storedUserId()];
    const answer = await send(request, token);
    if (answer.status !== 401 || token === null) return answer;
    const renewedMeanwhile = storedToken() !== token && storedToken() !== null;
    if (!renewedMeanwhile && !(await renewSession())) return answer;
    // Somebody else is signed in by now: the first user's writes are not theirs.
    if (storedUserId() !== owner) return answer;
    const second = await send(again, storedToken());
    if (second.status === 401) onSessionEnded();
    return second;
  };
  return { renewSession, authorisedFetch };
};

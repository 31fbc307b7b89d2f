import { atLeastHeader, atLeastMetHeader } from '@ecrin/contracts/transport/headers.ts';
import { readLanguage } from '@ecrin/ui/language/language.ts';
import type { SessionStore } from '#session/session-store.ts';
import { newestPosition, recordPosition } from './read-position.ts';

/** Empty: the page's own host. */
export const apiHost = import.meta.env['VITE_API_URL'] ?? '';

type AuthorisedFetchOptions = Readonly<{
  area: 'client' | 'admin';
  session: Pick<SessionStore, 'storedToken' | 'storedUserId' | 'startSession' | 'onSessionChange'>;
  /** The server reported the end of the session. */
  onSessionEnded: () => void;
  /** The time of the device, in ms since 1970. */
  now: () => number;
}>;

const recordReceiptPosition = async (answer: Response) => {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'position' in body && typeof body.position === 'number')
    recordPosition(body.position);
};

/** How often an answer that lacks own writes is asked for again; each was waited for by the server. Until then the page keeps what it shows. */
const mostAgain = 4;

/** The last answer may still lack something: its change is told by the socket later. */
const fetchFresh = async (request: Request, again = mostAgain): Promise<Response> => {
  const answer = await fetch(again > 0 ? request.clone() : request);
  return again > 0 && answer.headers.get(atLeastMetHeader) === 'false' ? fetchFresh(request, again - 1) : answer;
};

const send = async (request: Request, token: string | null) => {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  request.headers.set('Accept-Language', readLanguage());
  if (request.method === 'GET' && newestPosition() > 0) request.headers.set(atLeastHeader, String(newestPosition()));
  const answer = await (request.headers.has(atLeastHeader) ? fetchFresh(request) : fetch(request));
  if (request.method !== 'GET' && answer.ok) await recordReceiptPosition(answer.clone());
  return answer;
};

/** When a token expires, in ms since 1970; `Infinity` without an expiry. */
const expiryOf = (token: string | null) => {
  try {
    const payload = (token ?? '').split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1_000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
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

/** Before a token expires, in ms: its successor is fetched meanwhile, so that nothing waits for it. */
const earlyMs = 60_000;

/** Renews a token that will soon expire by the device's clock; a request waits only where it has expired, before every request of a page is refused. */
const createRenewExpiring = (
  { session: { storedToken }, now }: AuthorisedFetchOptions,
  renewSession: () => Promise<boolean>,
) => {
  // If a new token seems to expire soon, the clock is wrong: from then on only the server's refusal counts.
  let clockIsRight = true;
  const leftMs = () => expiryOf(storedToken()) - now();
  return async () => {
    const left = leftMs();
    if (!clockIsRight || left > earlyMs) return;
    const renewing = (async () => {
      const renewed = await renewSession();
      clockIsRight = !(renewed && leftMs() <= earlyMs);
    })();
    if (left <= 0) await renewing;
  };
};

/** `fetch` with the session of one area: bearer token, language, read-your-writes, and one refresh when the token has expired. A page asks nothing with the session of another person: 401. */
export const createAuthorisedFetch = (area: AuthorisedFetchOptions) => {
  const {
    session: { storedToken, storedUserId, onSessionChange },
    onSessionEnded,
  } = area;
  // Whose page this is, as it was last told: storage may have changed under it.
  let pageOwner = storedUserId();
  onSessionChange(() => {
    pageOwner = storedUserId();
  });
  const isOfAnother = (owner: string | null) => owner !== null && pageOwner !== null && owner !== pageOwner;
  const renewSession = createRenewSession(area);
  const renewExpiring = createRenewExpiring(area, renewSession);

  /** Another user may be signed in by the time a refresh ends: writes of the first user must not be sent as theirs. */
  const sendAs = async (owner: string | null, request: Request) => {
    const again = request.clone();
    const token = storedToken();
    const answer = await send(request, token);
    if (answer.status !== 401 || token === null) return answer;
    const renewedMeanwhile = storedToken() !== token && storedToken() !== null;
    if (!renewedMeanwhile && !(await renewSession())) return answer;
    if (storedUserId() !== owner) return answer;
    const second = await send(again, storedToken());
    if (second.status === 401) onSessionEnded();
    return second;
  };

  const authorisedFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const [request, owner] = [new Request(input, init), storedUserId()];
    if (isOfAnother(owner)) return new Response(null, { status: 401 });
    await renewExpiring();
    return storedUserId() === owner ? sendAs(owner, request) : new Response(null, { status: 401 });
  };
  return { renewSession, authorisedFetch };
};

import { apiHost, authorisedFetch } from '#lib/api/authorised-fetch.ts';
import { readLock, writeLock } from '#lib/lock/lock-record.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession } from '#lib/session/session.ts';

/** How long the server is waited for, in ms: the session ends here also without it. */
const longestMs = 3_000;

/** Ends the session; what is sealed stays. `forgotten`: the next sign-in to this account opens it, and takes the lock off. */
export const leaveLocked = async (userId: string, { forgotten }: Readonly<{ forgotten: boolean }>): Promise<void> => {
  const record = readLock(userId);
  if (forgotten && record) writeLock(userId, { ...record, state: 'forgotten' });
  const signal = AbortSignal.timeout(longestMs);
  await authorisedFetch(`${apiHost}/api/client/session`, { method: 'DELETE', credentials: 'include', signal }).catch(
    () => undefined,
  );
  endSession();
  clearLostSession();
  location.replace('/login');
};

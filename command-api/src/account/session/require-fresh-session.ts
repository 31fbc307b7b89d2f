import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** How young a session must be to prove presence, in ms. */
const freshMs = 10 * 60_000;

/** null in a fresh session. No other session, nor its token alone, can add a sign-in method to an account. */
export const requireFreshSession = async (
  { access }: Pick<ApiServices, 'access'>,
  { sessionId, now }: Pick<CustomContext, 'sessionId' | 'now'>,
): Promise<RefusedReply | null> => {
  const session = sessionId && (await access.findSession(sessionId, now));
  return session && Date.parse(now) - Date.parse(session.createdAt) <= freshMs
    ? null
    : { refused: 'client.sign-in-again' };
};

import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { freshMs, hasFreshProof } from './fresh-proof.ts';

/** null in a session that was opened, or confirmed, just now. No other session, nor its token alone, can add a sign-in method to an account. */
export const requireFreshSession = async (
  { access }: Pick<ApiServices, 'access'>,
  { sessionId, now }: Pick<CustomContext, 'sessionId' | 'now'>,
): Promise<RefusedReply | null> => {
  const session = sessionId && (await access.findSession(sessionId, now));
  if (!session) return { refused: 'client.sign-in-again' };
  if (Date.parse(now) - Date.parse(session.createdAt) <= freshMs) return null;
  return (await hasFreshProof(access, session.sessionId, now)) ? null : { refused: 'client.sign-in-again' };
};

/** The same of who has a passkey; of others every session will do. */
export const requireConfirmed = async (
  services: Pick<ApiServices, 'access' | 'events'>,
  context: Pick<CustomContext, 'clientId' | 'sessionId' | 'now'>,
): Promise<RefusedReply | null> => {
  const { state } = await loadAggregate(services.events, client, { id: context.clientId });
  const hasPasskey = state.status === 'registered' && state.passkeys.length > 0;
  return hasPasskey ? requireFreshSession(services, context) : null;
};

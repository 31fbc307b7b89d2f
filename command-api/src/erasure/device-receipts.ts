import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Of every device on which the client is signed in: it may have kept something to be read without network. */
export const receiptsOf = async (
  { access, erasure: { receiptOf } }: Pick<ApiServices, 'access' | 'erasure'>,
  number: string,
  { clientId, now }: Pick<CustomContext, 'clientId' | 'now'>,
): Promise<readonly string[]> =>
  (await access.sessionsOf({ userType: 'client', userId: clientId }, now))
    .map(({ sessionId }) => receiptOf(number, sessionId))
    // In no order that tells which is which.
    .toSorted();

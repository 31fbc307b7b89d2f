import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import {
  exceptionalAccess,
  type GrantedAccess,
} from '@ecrin/domain/exceptional-access/exceptional-access.aggregate.ts';
import {
  requireOpenAccess,
  type AccessHolder,
  type AccessUnavailable,
} from '@ecrin/domain/exceptional-access/require-open-access.ts';
import type { Refusal } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

type Page = Readonly<{ cursor?: string | undefined; limit: number }>;

/** `content`: a client's thoughts, from the read models. */
export type ExceptionalAccessServices = Pick<ApiServices, 'adminPermissions' | 'clock' | 'events' | 'execute'> &
  Readonly<{
    blobs: SealedBlobs;
    content: Readonly<{
      list: (
        clientId: string,
        page: Page,
      ) => Promise<
        Pick<ThoughtList, 'items' | 'nextCursor' | 'total'> | Readonly<{ refused: 'general.invalid-request' }>
      >;
      find: (
        clientId: string,
        thoughtId: string,
      ) => Promise<ThoughtDetail | Readonly<{ refused: 'thought.not-found' }>>;
    }>;
  }>;

type OfAccess = Readonly<{ params: Readonly<{ clientId: string; accessId: string }> }>;
type Caller = Pick<CustomContext, 'adminId' | 'sessionId'>;

export const holderOf = (
  { params: { clientId, accessId } }: OfAccess,
  { adminId, sessionId }: Caller,
): AccessHolder => ({ accessId, clientId, by: adminId, sessionId });

/** Read from its stream at every request: what has ended a moment ago opens nothing. */
export const findOpenAccess = async (
  { events }: Pick<ApiServices, 'events'>,
  request: OfAccess,
  context: Caller & Pick<CustomContext, 'now'>,
): Promise<GrantedAccess | Refusal<AccessUnavailable>> => {
  const { state } = await loadAggregate(events, exceptionalAccess, { id: request.params.accessId });
  return requireOpenAccess(state, holderOf(request, context), context.now);
};

/** For every answer with content, and those that lead to it: no cache keeps it. */
export const uncached = { 'Cache-Control': 'no-store' } as const;

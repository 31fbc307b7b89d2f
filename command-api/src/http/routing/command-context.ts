import { idempotencyHeader } from '@ecrin/contracts/transport/receipt.ts';
import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { v5 as uuidV5 } from 'uuid';
import type { ApiServices } from '../api-services.ts';
import type { AppContext } from '../app-context.ts';
import { RequestFault } from '../faults/request-fault.ts';

const namespace = '6f1c2f0e-5d0a-5b3e-9a54-0c6f0b7c1d21';

/** The same key from the same person to the same route is the same command; without a key every request is a new one. */
const commandIdOf = (ctx: AppContext, ids: ApiServices['ids']): string => {
  const key = ctx.get(idempotencyHeader);
  if (key === '') return ids.next();
  if (key.length > 200)
    throw new RequestFault('general.invalid-request', [{ path: idempotencyHeader, message: 'at most 200 characters' }]);
  return uuidV5(`${ctx.state.identity?.userId ?? ''} ${ctx.method} ${ctx.path} ${key}`, namespace);
};

/** Now and UTC, unless the request says what moment it was for the person. */
export const commandContextOf = (
  ctx: AppContext,
  { clock, ids }: Pick<ApiServices, 'clock' | 'ids'>,
): CommandContext => {
  const { userType, userId } = ctx.state.identity ?? { userType: 'client', userId: '' };
  return {
    commandId: commandIdOf(ctx, ids),
    correlationId: ctx.state.requestId,
    causationId: null,
    actor: `${userType}:${userId}`,
    ownerId: userId,
    occurredAt: clock.now().toISOString(),
    timeZone: 'UTC',
  };
};

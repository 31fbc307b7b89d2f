import { idempotencyHeader } from '@ecrin/contracts/transport/receipt.ts';
import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { v5 as uuidV5 } from 'uuid';
import type { ApiServices } from '../api-services.ts';
import type { AppContext } from '../app-context.ts';
import { RequestFault } from '../faults/request-fault.ts';

const namespace = '6f1c2f0e-5d0a-5b3e-9a54-0c6f0b7c1d21';

/** The same key from the same person to the same route is the same command; without a key every request is a new one, with the request's id. */
const commandIdOf = (ctx: AppContext): string => {
  const key = ctx.get(idempotencyHeader);
  if (key === '') return ctx.state.requestId;
  if (key.length > 200)
    throw new RequestFault('general.invalid-request', [{ path: idempotencyHeader, message: 'at most 200 characters' }]);
  return uuidV5(`${ctx.state.identity?.userId ?? ''} ${ctx.method} ${ctx.path} ${key}`, namespace);
};

type Services = Pick<ApiServices, 'answers' | 'clock' | 'keyedHash'>;

/** Now and UTC, unless the request says what moment it was for the person. Throws `RequestFault` where its key was used for another request. */
export const commandContextOf = async (
  ctx: AppContext,
  services: Services,
  given: Readonly<{ query: unknown; body: unknown }>,
): Promise<CommandContext> => {
  const { userType, userId } = ctx.state.identity ?? { userType: 'client', userId: '' };
  return {
    commandId: commandIdOf(ctx),
    correlationId: ctx.state.requestId,
    causationId: null,
    actor: `${userType}:${userId}`,
    ownerId: userId,
    occurredAt: services.clock.now().toISOString(),
    timeZone: 'UTC',
    ...(await fingerprintOf(ctx, services, given)),
  };
};

/** No fingerprint without a key, or without a signed-in caller: two visitors may choose the same key. */
const fingerprintOf = async (
  ctx: AppContext,
  { answers, keyedHash }: Services,
  given: Readonly<{ query: unknown; body: unknown }>,
): Promise<Readonly<{ fingerprint?: string }>> => {
  const [key, userId] = [ctx.get(idempotencyHeader), ctx.state.identity?.userId];
  if (key === '' || userId === undefined) return {};
  const fingerprint = keyedHash('request', textOf({ method: ctx.method, path: ctx.path, ...given }));
  if ((await answers.claim(uuidV5(`${userId} ${key}`, namespace), fingerprint)) !== fingerprint)
    throw new RequestFault('idempotency-key.reused');
  return { fingerprint };
};

/** Secrets are left out: the hash is fast, so they could be guessed from it, even though it is keyed. */
const secret = /password|code|token|secret/i;

/** Canonical JSON of a request: independent of the order of its fields. */
const textOf = (given: unknown): string =>
  JSON.stringify(given, (name, value: unknown) => {
    if (secret.test(name)) return undefined;
    return isFields(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

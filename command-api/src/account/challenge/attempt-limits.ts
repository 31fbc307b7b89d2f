import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

const windowMs = 15 * 60_000;
/** Password checks per account and window; right ones are uncounted. */
export const attemptsPerAccount = 10;
/** Many people may share one network address. */
export const attemptsPerAddress = 100;

type Limiting = Pick<ApiServices, 'access' | 'keyedHash'>;

/** null while attempts are left; else the refusal. Each call counts an attempt. */
export const countAttempt = async (
  { access }: Limiting,
  now: string,
  { key, limit }: Readonly<{ key: string; limit: number }>,
): Promise<RefusedReply | null> => tooManyAttempts(await access.countAttempt({ key, limit, windowMs, now }));

export const tooManyAttempts = ({
  allowed,
  retryAfterMs,
}: Readonly<{ allowed: boolean; retryAfterMs: number }>): RefusedReply | null =>
  allowed
    ? null
    : { refused: 'client.too-many-tries', headers: { 'Retry-After': String(Math.ceil(retryAfterMs / 1_000)) } };

/** Counts an attempt for each key: returns those within their limit of ten; refused when fewer are than `needed`. */
export const countAttempts = async (
  { access }: Limiting,
  { keys, needed }: Readonly<{ keys: readonly string[]; needed: 'any' | 'all' }>,
  now: string,
): Promise<Readonly<{ allowed: readonly boolean[] }> | Readonly<{ refusal: RefusedReply }>> => {
  const tries = await Promise.all(
    keys.map((key) => access.countAttempt({ key, limit: attemptsPerAccount, windowMs, now })),
  );
  const waits = tries.map(({ retryAfterMs }) => retryAfterMs);
  const refusal = tooManyAttempts(
    needed === 'any'
      ? { allowed: tries.some(({ allowed }) => allowed), retryAfterMs: Math.min(...waits) }
      : { allowed: tries.every(({ allowed }) => allowed), retryAfterMs: Math.max(...waits) },
  );
  return refusal ? { refusal } : { allowed: tries.map(({ allowed }) => allowed) };
};

const dayMs = 24 * 3_600_000;
/** Wrong codes in all: ten in every quarter of an hour would find one of a million within months. */
const codesPerDay = 50;

/** Counts an attempt at a code of six digits, within its window and within its day. */
export const countCodeAttempt = async (services: Limiting, key: string, now: string): Promise<RefusedReply | null> => {
  const tooMany = await countAttempt(services, now, { key, limit: attemptsPerAccount });
  if (tooMany) return tooMany;
  return tooManyAttempts(
    await services.access.countAttempt({ key: dailyKey(key), limit: codesPerDay, windowMs: dayMs, now }),
  );
};

/** The code was right: its attempt does not count. */
export const refundCodeAttempt = async ({ access }: Limiting, key: string): Promise<void> => {
  await access.refundAttempt(key);
  await access.refundAttempt(dailyKey(key));
};

const dailyKey = (key: string): string => `${key}:day`;

/** Accounts that may be registered with one address per day, by any caller: the address need not be theirs. */
export const countRegistration = async (
  { access }: Limiting,
  emailHash: string,
  now: string,
): Promise<RefusedReply | null> =>
  tooManyAttempts(await access.countAttempt({ key: `register:${emailHash}`, limit: 20, windowMs: dayMs, now }));

export const countAttemptFromAddress = (
  services: Limiting,
  { address, now }: Pick<CustomContext, 'address' | 'now'>,
): Promise<RefusedReply | null> =>
  countAttempt(services, now, { key: `address:${services.keyedHash('address', address)}`, limit: attemptsPerAddress });

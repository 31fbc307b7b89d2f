import { countAttempt } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

/** What one network address may open in a quarter of an hour: a family behind one router reads; a program that tries addresses stops. */
const limits = { page: 240, file: 2_400, book: 30 } as const;

type Asked = Readonly<{ kind: keyof typeof limits; address: string; now: string }>;

/** Seconds to wait; null: there is room. Counted before the link is looked up, so that a refusal says nothing of it. */
export const readingWait = async (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  { kind, address, now }: Asked,
): Promise<string | null> => {
  const key = `story-${kind}:${services.keyedHash('address', address)}`;
  const refusal = await countAttempt(services, now, { key, limit: limits[kind] });
  return refusal && String(refusal.headers?.['Retry-After'] ?? '60');
};

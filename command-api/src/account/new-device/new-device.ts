import type { NewDevice } from '@ecrin/domain/client/client.events.ts';
import type { ApiServices } from '#http/api-services.ts';

const windowMs = 3_600_000;
/** Told one by one; of more within the hour one message says that there are several, and then none. */
const mostAlone = 3;

/** How a sign-in on a new device is told; null: with those before it. Each call counts one. */
export const tellingOf = async (
  { access }: Pick<ApiServices, 'access'>,
  userId: string,
  now: string,
): Promise<NewDevice | null> => {
  const count = (kind: string, limit: number) =>
    access.countAttempt({ key: `${kind}:${userId}`, limit, windowMs, now });
  if ((await count('new-device', mostAlone)).allowed) return 'one';
  return (await count('new-devices', 1)).allowed ? 'several' : null;
};

import type { NewDevice } from '@ecrin/domain/client/client.events.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';

const windowMs = 3_600_000;
/** Told one by one; of more within the hour one message says that there are several, and then none. */
const mostAlone = 3;

type Receiver = Readonly<{ clientId: string }> | Readonly<{ adminId: string }>;
type SignIn = Readonly<{ userId: string; receiver: Receiver; sessionId: string }>;

/** Queues the mail, before the sign-in is recorded, so that no crash comes between. */
export const tellNewDevice = async (
  services: Pick<ApiServices, 'access' | 'messages'>,
  { userId, receiver, sessionId }: SignIn,
  context: Pick<CustomContext, 'newId' | 'now'>,
): Promise<NewDevice | null> => {
  const newDevice = await tellingOf(services, userId, context.now);
  if (newDevice !== null) await queueNotice(services, { kind: 'new-device', ...receiver, sessionId }, context);
  return newDevice;
};

/** How it is told; null: with those before it. Each call counts one. */
const tellingOf = async (
  { access }: Pick<ApiServices, 'access'>,
  userId: string,
  now: string,
): Promise<NewDevice | null> => {
  const count = (kind: string, limit: number) =>
    access.countAttempt({ key: `${kind}:${userId}`, limit, windowMs, now });
  if ((await count('new-device', mostAlone)).allowed) return 'one';
  return (await count('new-devices', 1)).allowed ? 'several' : null;
};

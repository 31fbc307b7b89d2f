import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueMessage } from '#messages/queue-message.ts';
import { countSend } from '../challenge/send-limits.ts';

/** Queues the mail with a link for each account under the address, where there are any: they are looked up only when it is written. null: queued. */
export const queueResetLinks = async (
  services: Pick<ApiServices, 'access' | 'messages'>,
  emailHash: string,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  const tooMany = await countSend(services, `reset:${emailHash}`, context.now);
  if (tooMany) return tooMany;
  await queueMessage(services, { kind: 'forgotten-password', emailHash }, context);
  return null;
};

import type { ApiServices } from '@ecrin/command-api';
import { removePushDevice } from '@ecrin/domain/notification/commands/remove-push-device.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import { CourierFault } from '@ecrin/platform/ports/courier.ts';
import { PushFault, type PushMessage, type PushSender } from '@ecrin/platform/ports/push-sender.ts';

type Services = Pick<ApiServices, 'clock' | 'execute' | 'ids'>;

/** Sends a push as a courier sends mail. A device whose subscription has ended is removed. Throws `CourierFault`. */
export const sendPushMessage =
  (services: Services, sender: Pick<PushSender, 'send'>) =>
  async (message: PushMessage): Promise<void> => {
    if ((await outcomeOf(sender, message)) === 'sent') return;
    await removeGoneDevice(services, message);
    throw new CourierFault('refused', 'the device is no longer subscribed');
  };

const outcomeOf = async (sender: Pick<PushSender, 'send'>, { push }: PushMessage): Promise<'sent' | 'gone'> => {
  try {
    return await sender.send(push);
  } catch (fault) {
    if (fault instanceof PushFault) throw new CourierFault(fault.kind, fault.message);
    throw fault;
  }
};

const removeGoneDevice = async (
  { clock, execute, ids }: Services,
  { to: deviceId, ownerId }: PushMessage,
): Promise<void> => {
  const now = clock.now().toISOString();
  await execute({
    aggregate: pushDevice,
    id: deviceId,
    decide: removePushDevice,
    input: { deviceId, reason: 'gone', now },
    context: {
      commandId: ids.next(),
      correlationId: deviceId,
      causationId: null,
      actor: 'system:deliver-messages',
      ownerId,
      occurredAt: now,
      timeZone: 'UTC',
    },
  });
};

import {
  createMessageWriter,
  receiverOf,
  recordMailResult,
  type ApiServices,
  type WrittenMessage,
} from '@ecrin/command-api';
import { createMessageLedger } from '@ecrin/platform/consent/sending-ledger.ts';
import { deliverMessages } from '@ecrin/platform/messaging/deliver-messages.ts';
import type { PushSender } from '@ecrin/platform/ports/push-sender.ts';
import { chooseCouriers, type CourierConfig } from '#adapters/choose-couriers.ts';
import type { Closing } from '#closing.ts';
import { sendsMail } from '#config/sends-mail.ts';
import type { Stores } from '#storage/open-stores.ts';
import { sendPushMessage } from './send-push-message.ts';

export type Messages = Pick<ApiServices, 'messages' | 'courier' | 'mailSetUp'>;
type Services = Omit<ApiServices, keyof Messages>;
type Parts = Readonly<{
  config: CourierConfig;
  stores: Stores;
  pushes: Pick<PushSender, 'send'>;
  closing: Closing;
  say: (text: string) => void;
}>;
/** Throws `CourierFault`. */
type Send = Readonly<{ send: (message: WrittenMessage) => Promise<void> }>;

/** Adds sending to the services: messages are queued with the request, rendered and sent in the background; `send`: at once. */
export const startMessages = async (
  services: Services,
  { config, stores: { dir, queue, events }, pushes, closing, say }: Parts,
): Promise<ApiServices & Send> => {
  const { clock, ids, log } = services;
  const record = createMessageLedger({ events, clock, ids });
  const courier = await chooseCouriers(config, { dir, clock, ids, say, record });
  closing.add('couriers', courier.close);
  const sendPush = sendPushMessage(services, pushes);
  const send: Send['send'] = (message) => (message.channel === 'push' ? sendPush(message) : courier.send(message));
  const delivery = deliverMessages({
    queue,
    courier: { send },
    receiverOf,
    clock,
    write: createMessageWriter(services),
    onEnd: recordMailResult(services),
    onFailedDelivery: (undelivered) => log.warn(undelivered, 'a message was not sent'),
    onQueueFault: (fault) => log.error({ fault }, 'the message queue cannot be read'),
  });
  closing.add('delivery', delivery.close);
  const put: Messages['messages']['put'] = async (item) => {
    await queue.put(item);
    delivery.wake();
  };
  return {
    ...services,
    send,
    courier,
    mailSetUp: sendsMail(config),
    messages: { ...queue, put },
  };
};

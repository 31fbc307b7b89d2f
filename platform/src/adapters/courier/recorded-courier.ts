import type { RecordMessageSent } from '#consent/sending-ledger.ts';
import type { Courier, CourierMessage } from '#ports/courier.ts';

/** `host`: of the service a courier sends to, in one request for each message, whose entry in the ledger is made before. Throws what recording throws: then nothing is sent. */
export const recordedCourier = (
  courier: Courier,
  { host, record }: Readonly<{ host: string; record: RecordMessageSent }>,
): Courier => ({
  ...courier,
  send: async (message) => {
    const { channel: carrier, sentFor = [] } = message;
    await record(sentFor, { carrier, host, size: sizeOf(message) });
    await courier.send(message);
  },
});

/** Characters that its reader sees; a template of WhatsApp has its text there, and only the code leaves. */
const sizeOf = (message: CourierMessage): number => {
  if (message.channel === 'mail') return message.subject.length + message.text.length;
  return message.channel === 'whatsapp' ? message.code.length : message.text.length;
};

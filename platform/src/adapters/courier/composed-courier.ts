import type { Courier } from '#ports/courier.ts';

/** Each message is sent by the first of `real` that supports its channel, else written to `outbox`. */
export const composeCouriers = (real: readonly Courier[], outbox: Courier): Courier => {
  const taken = new Set(real.flatMap(({ channels }) => channels));
  return {
    // Without any real courier, as in development, the outbox accepts every channel; else mail and the channels of the real ones.
    channels: outbox.channels.filter((channel) => real.length === 0 || channel === 'mail' || taken.has(channel)),
    send: (message) => (real.find(({ channels }) => channels.includes(message.channel)) ?? outbox).send(message),
    close: async () => void (await Promise.all([...real, outbox].map(({ close }) => close()))),
  };
};

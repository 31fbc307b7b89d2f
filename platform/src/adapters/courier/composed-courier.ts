import type { Courier } from '#ports/courier.ts';

/** Each message goes with the first of `real` that takes its channel, else into `outbox`. */
export const composeCouriers = (real: readonly Courier[], outbox: Courier): Courier => {
  const taken = new Set(real.flatMap(({ channels }) => channels));
  return {
    // With nothing set up somebody is trying things out, and the outbox stands for all; else mail, and whatever really leaves.
    channels: outbox.channels.filter((channel) => real.length === 0 || channel === 'mail' || taken.has(channel)),
    send: (message) => (real.find(({ channels }) => channels.includes(message.channel)) ?? outbox).send(message),
    close: async () => void (await Promise.all([...real, outbox].map(({ close }) => close()))),
  };
};

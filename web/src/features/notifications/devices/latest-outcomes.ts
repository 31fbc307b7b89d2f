import type { DeliveryOutcome } from '@ecrin/contracts/notification/notification.ts';

/** Where each way has got to: of every channel and device what happened last. `outcomes`: in order of happening. */
export const latestOutcomes = (outcomes: readonly DeliveryOutcome[]): readonly DeliveryOutcome[] => [
  ...new Map(outcomes.map((outcome) => [`${outcome.channel}/${outcome.device ?? ''}`, outcome])).values(),
];

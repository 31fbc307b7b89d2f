import type { DeliveryServices } from '@ecrin/workflows';

/** For tests of something else: a server that sends neither pushes nor mail. */
export const disabledDelivery: DeliveryServices = {
  sender: null,
  mailSetUp: false,
  deviceIdsOf: async () => [],
  presence: { lastSeen: async () => null },
  tickets: { issue: () => '' },
  queueMail: async () => undefined,
  onUndelivered: () => undefined,
};

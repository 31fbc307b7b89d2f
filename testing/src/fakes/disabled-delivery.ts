import type { DeliveryServices } from '@ecrin/workflows';

/** Sends neither pushes nor mail, for tests of other features. */
export const disabledDelivery: DeliveryServices = {
  sender: null,
  mailSetUp: false,
  deviceIdsOf: async () => [],
  presence: { lastSeen: async () => null },
  tickets: { issue: () => '' },
  queueMail: async () => undefined,
  onUndelivered: () => undefined,
};

/** A subscription at a push service that is never called: its keys are only well-formed. */
export const pushSubscriptionAt = (endpoint: string): string =>
  JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } });

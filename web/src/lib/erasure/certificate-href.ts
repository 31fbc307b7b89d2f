import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';

/** Where a certificate is found. What stands after # is never sent to a server. */
export const certificateHref = ({ number, code }: Pick<AskedErasure, 'number' | 'code'>): string =>
  `/attestation#${new URLSearchParams({ number, code }).toString()}`;

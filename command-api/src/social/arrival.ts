import type { ProvedIdentity } from '@ecrin/platform/ports/identity-provider.ts';
import type { CustomRequest } from '@ecrin/platform/route.ts';
import type { Errand } from './provider-visit.ts';

export type Coming = Readonly<{
  doing: Errand;
  identity: ProvedIdentity;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;
}>;
/** Somebody a provider has vouched for, and what they are called here. */
export type Arrival = Coming & Readonly<{ identityHash: string; device: string }>;

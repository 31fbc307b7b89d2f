import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './push-endpoint.ts';

/** Connections to the public internet only: a name that resolves elsewhere, now or at the next resolution, is not found. */
export const createPublicAgent = (): Agent => new Agent({ connect: { lookup: publicLookup } });

/** As `dns.lookup`, for public addresses. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, options, (fault, address, family) => {
    if (fault) return answer(fault, address, family);
    return addressesOf(address).every(isPublicAddress)
      ? answer(null, address, family)
      : answer(new Error('not a public address'), '', 0);
  });
};

const addressesOf = (found: string | readonly LookupAddress[]): readonly string[] =>
  typeof found === 'string' ? [found] : found.map(({ address }) => address);

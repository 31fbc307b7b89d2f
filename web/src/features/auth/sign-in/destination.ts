import { tabStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

const idForm = /^[0-9a-f]{32}$/u;
const inviteForm = /^[\w-]{20,64}$/u;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u;

/** Where somebody who was invited to a community goes once they are signed in; else the home of the app. */
const destinationOf = (community: string): string => {
  if (idForm.test(community)) return `/app/communities/${community.replace(uuidParts, '$1-$2-$3-$4-$5')}`;
  return inviteForm.test(community) ? `/app/communities/invite/${community}` : '/app';
};

const storageKey = 'ecrin.invited-to';

/** From the address, `?community=TOKEN`; kept in this tab, for whom signs in at a provider and comes back. */
export const useDestination = (): string => {
  const [search] = useSearchParams();
  const community = search.get('community') ?? '';
  useEffect(() => tabStorage.setItem(storageKey, community), [community]);
  return destinationOf(community);
};

/** After the way over a provider. */
export const keptDestination = (): string => destinationOf(tabStorage.getItem(storageKey) ?? '');

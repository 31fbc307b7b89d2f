import { tabStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

const idForm = /^[0-9a-f]{32}$/u;
const inviteForm = /^[\w-]{20,64}$/u;
/** A page of the app, without a query: what stands in an address is logged. */
const pageForm = /^\/app(?:\/[\w-]+)*$/u;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u;

/** Where somebody goes once they are signed in: to the community they were invited to, back to the page that asked for it; else the home of the app. */
const destinationOf = (search: URLSearchParams): string => {
  const community = search.get('community') ?? '';
  if (idForm.test(community)) return `/app/communities/${community.replace(uuidParts, '$1-$2-$3-$4-$5')}`;
  if (inviteForm.test(community)) return `/app/communities/invite/${community}`;
  const page = search.get('to') ?? '';
  return pageForm.test(page) ? page : '/app';
};

const storageKey = 'ecrin.leads-to';

/** From the address, `?community=TOKEN` or `?to=/app/…`; kept in this tab, for whom signs in at a provider and comes back. */
export const useDestination = (): string => {
  const [search] = useSearchParams();
  const destination = destinationOf(search);
  useEffect(() => tabStorage.setItem(storageKey, destination), [destination]);
  return destination;
};

/** After the way over a provider. */
export const keptDestination = (): string => tabStorage.getItem(storageKey) ?? '/app';

import type { ClientProfile, UpdateClientRequest } from '@ecrin/contracts/client/client.ts';

/** The lines of the form in its order, with how long each may be and what a browser may fill in. */
export const profileLines = [
  { name: 'firstname', most: 80, fill: 'given-name' },
  { name: 'lastname', most: 80, fill: 'family-name' },
  { name: 'job', most: 120, fill: 'organization-title' },
  { name: 'organisation', most: 120, fill: 'organization' },
  { name: 'city', most: 80, fill: 'address-level2' },
  { name: 'department', most: 80, fill: 'address-level1' },
] as const;

const names = [...profileLines.map(({ name }) => name), 'country'] as const;

/** What the form changes, field by field; null takes one away. Empty when nothing moved. */
export const profileChanges = (fields: FormData, client: ClientProfile): UpdateClientRequest => {
  const typed = names.map((name) => {
    const value = fields.get(name);
    return [name, (typeof value === 'string' && value.trim()) || null] as const;
  });
  return Object.fromEntries(typed.filter(([name, value]) => value !== client[name]));
};

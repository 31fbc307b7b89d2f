import type { ClientProfile, UpdateClientRequest } from '@ecrin/contracts/client/client.ts';

/** The text fields in their order, with their longest value and what a browser may fill in. */
export const profileLines = [
  { name: 'firstname', maxLength: 80, autoComplete: 'given-name' },
  { name: 'lastname', maxLength: 80, autoComplete: 'family-name' },
  { name: 'job', maxLength: 120, autoComplete: 'organization-title' },
  { name: 'organisation', maxLength: 120, autoComplete: 'organization' },
  { name: 'city', maxLength: 80, autoComplete: 'address-level2' },
  { name: 'department', maxLength: 80, autoComplete: 'address-level1' },
] as const;

const names = [...profileLines.map(({ name }) => name), 'country'] as const;

/** What the form changes, field by field; null removes a value. Empty when nothing changed. */
export const profileChanges = (fields: FormData, client: ClientProfile): UpdateClientRequest => {
  const typed = names.map((name) => {
    const value = fields.get(name);
    return [name, (typeof value === 'string' && value.trim()) || null] as const;
  });
  return Object.fromEntries(typed.filter(([name, value]) => value !== client[name]));
};

import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { expect, it } from 'vitest';
import { profileChanges } from '#features/profile/edit/profile-fields.ts';

const client: ClientProfile = {
  _id: 'u1',
  firstname: 'Camille',
  lastname: null,
  email: null,
  emailProved: false,
  emailTaken: false,
  awaitedEmail: null,
  phone: null,
  identities: [],
  hasPassword: true,
  passkeys: [],
  picture: null,
  job: 'Libraire',
  organisation: null,
  city: 'Lyon',
  department: null,
  country: 'FR',
  helpLine: 'shown',
  referralCode: 'ABC',
  favorites: [],
  notifications: 0,
  language: 'fr',
  words: [],
  registeredAt: '2026-11-18T08:00:00.000Z',
};
const form = (typed: Readonly<Record<string, string>>) => {
  const fields = new FormData();
  Object.entries({ firstname: 'Camille', job: 'Libraire', city: 'Lyon', country: 'FR', ...typed }).forEach(
    ([name, value]) => fields.set(name, value),
  );
  return fields;
};

it.each([
  ['nothing', {}, {}],
  ['blanks around a word are no change', { city: ' Lyon ' }, {}],
  ['one field', { lastname: 'Morel' }, { lastname: 'Morel' }],
  ['an emptied field is removed', { job: ' ', country: '' }, { job: null, country: null }],
])('sends changed fields: %s', (_name, typed, changes) => expect(profileChanges(form(typed), client)).toEqual(changes));

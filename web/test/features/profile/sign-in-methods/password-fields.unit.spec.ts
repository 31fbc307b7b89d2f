import { expect, it } from 'vitest';
import { newPasswordFaults, readNewPassword } from '#features/profile/sign-in-methods/password-fields.ts';

const read = (current: string, wanted: string, confirmation: string) => {
  const fields = new FormData();
  Object.entries({ current, wanted, confirmation }).forEach(([name, value]) => fields.set(name, value));
  return readNewPassword(fields);
};
const decomposed = 'été'.normalize('NFD');

it.each([
  ['all is well', read('a', 'b', 'b'), {}],
  ['accents typed in two ways are the same', read('a', 'été', decomposed), {}],
  ['nothing is typed', read('', '', ''), { current: 'required', wanted: 'required' }],
  ['the confirmation differs', read('a', 'b', 'c'), { confirmation: 'mismatch' }],
])('%s', (_name, typed, faults) => expect(JSON.parse(JSON.stringify(newPasswordFaults(typed)))).toEqual(faults));

import { expect, it } from 'vitest';
import {
  confirmationFault,
  emailFault,
  hasFault,
  requiredFault,
  readPassword,
  readText,
} from '#lib/form/form-fields.ts';

const fields = (values: Readonly<Record<string, string>>) => {
  const data = new FormData();
  Object.entries(values).forEach(([name, value]) => data.set(name, value));
  return data;
};

it('reads texts without the space around them, passwords to the letter', () => {
  const typed = fields({ name: '  Ada ', password: ' a b ' });
  expect(readText(typed, 'name')).toBe('Ada');
  expect(readPassword(typed, 'password')).toBe(' a b ');
  expect(readText(typed, 'nothing')).toBe('');
});

it('takes accents typed in two ways as the same password', () => {
  const typed = fields({ one: 'été'.normalize('NFC'), two: 'été'.normalize('NFD') });
  expect(confirmationFault(readPassword(typed, 'one'), readPassword(typed, 'two'))).toBeUndefined();
});

it.each([
  ['', 'required'],
  ['ada', 'emailWrong'],
  ['a@b', 'emailWrong'],
  ['ada@exemple.fr', undefined],
])('the address « %s »: %s', (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});

it('knows whether anything is wrong', () => {
  expect(hasFault({ name: requiredFault('x'), confirmation: confirmationFault('a', 'a') })).toBe(false);
  expect(hasFault({ name: requiredFault(''), confirmation: undefined })).toBe(true);
});

import { expect, it } from 'vitest';
import { confirmationFault, emailFault, hasFault, requiredFault, readPassword, readText } from '#form/form-fields.ts';

const fields = (values: Readonly<Record<string, string>>) => {
  const data = new FormData();
  Object.entries(values).forEach(([name, value]) => data.set(name, value));
  return data;
};

it('trims texts, and keeps passwords exactly', () => {
  const typed = fields({ name: '  Ada ', password: ' a b ' });
  expect(readText(typed, 'name')).toBe('Ada');
  expect(readPassword(typed, 'password')).toBe(' a b ');
  expect(readText(typed, 'nothing')).toBe('');
});

it('treats composed and decomposed accents as the same password', () => {
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

it('reports whether any field is invalid', () => {
  expect(hasFault({ name: requiredFault('x'), confirmation: confirmationFault('a', 'a') })).toBe(false);
  expect(hasFault({ name: requiredFault(''), confirmation: undefined })).toBe(true);
});

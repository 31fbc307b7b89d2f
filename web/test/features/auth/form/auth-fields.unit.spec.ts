import { hasFault } from '@ecrin/browser/form/form-fields.ts';
import { describe, expect, it } from 'vitest';
import { registrationFaults, signInFaults } from '#features/auth/form/auth-form.tsx';
import { newPasswordFaults } from '#features/auth/password/new-password.tsx';

const good = { firstname: 'Camille', email: 'camille@exemple.fr', password: 'une phrase bien longue' };

describe('validation before sending', () => {
  it('nothing is reported when all fields are valid', () => {
    expect(hasFault(registrationFaults(good))).toBe(false);
  });
  it('reports a confirmation that differs', () => {
    expect(newPasswordFaults(good.password, 'autre')['confirmation']).toBe('mismatch');
  });
  it('treats the same password typed as composed and decomposed letters as the same', () => {
    expect(newPasswordFaults('été'.normalize('NFC'), 'été'.normalize('NFD'))['confirmation']).toBeUndefined();
  });
  it.each([
    ['', 'required'],
    ['camille', 'emailWrong'],
    ['a@b', 'emailWrong'],
  ])('the address « %s »: %s', (email, fault) => {
    expect(signInFaults({ email, password: 'x' })['email']).toBe(fault);
  });
});

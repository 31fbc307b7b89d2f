import { hasFault } from '@ecrin/browser/form/form-fields.ts';
import { describe, expect, it } from 'vitest';
import { registrationFaults, signInFaults } from '#features/auth/form/auth-form.tsx';

const good = { firstname: 'Camille', email: 'camille@exemple.fr', password: 'une phrase bien longue' };

describe('what a person can put right before anything is sent', () => {
  it('nothing, when all is there', () => {
    expect(hasFault(registrationFaults(good, good.password))).toBe(false);
  });
  it('a confirmation that differs', () => {
    expect(registrationFaults(good, 'autre')['confirmation']).toBe('mismatch');
  });
  it('the same password typed as composed and decomposed letters is the same', () => {
    expect(
      registrationFaults({ ...good, password: 'été'.normalize('NFC') }, 'été'.normalize('NFD'))['confirmation'],
    ).toBeUndefined();
  });
  it.each([
    ['', 'required'],
    ['camille', 'emailWrong'],
    ['a@b', 'emailWrong'],
  ])('the address « %s »: %s', (email, fault) => {
    expect(signInFaults({ email, password: 'x' })['email']).toBe(fault);
  });
});

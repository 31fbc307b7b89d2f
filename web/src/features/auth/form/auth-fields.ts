import {
  confirmationFault,
  emailFault,
  readPassword,
  readText,
  requiredFault,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';

export const readSignIn = (fields: FormData) => ({
  email: readText(fields, 'email'),
  password: readPassword(fields, 'password'),
});
export const readRegistration = (fields: FormData) => ({
  ...readSignIn(fields),
  firstname: readText(fields, 'firstname'),
});

export const signInFaults = ({ email, password }: ReturnType<typeof readSignIn>): FieldFaults => ({
  email: emailFault(email),
  password: requiredFault(password),
});

/** A new password is typed twice. */
export const newPasswordFaults = (password: string, confirmation: string): FieldFaults => ({
  password: requiredFault(password),
  confirmation: confirmationFault(password, confirmation.normalize('NFC')),
});

/** What a person can put right before anything is sent; length and rarity of a password are the server's to judge. */
export const registrationFaults = (
  { firstname, ...login }: ReturnType<typeof readRegistration>,
  confirmation: string,
): FieldFaults => ({
  ...signInFaults(login),
  ...newPasswordFaults(login.password, confirmation),
  firstname: requiredFault(firstname),
});

export type FieldFault = 'required' | 'emailWrong' | 'mismatch';
export type FieldFaults = Readonly<Record<string, FieldFault | undefined>>;

/** What stands in a field; '' for a file, which no field here takes. */
export const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
export const emailFault = (email: string): FieldFault | undefined =>
  email === '' ? 'required' : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'emailWrong';
const missing = (value: string) => (value === '' ? 'required' : undefined);

export const readSignIn = (fields: FormData) => ({
  email: textOf(fields, 'email').trim(),
  password: textOf(fields, 'password').normalize('NFC'),
});
export const readRegistration = (fields: FormData) => ({
  ...readSignIn(fields),
  firstname: textOf(fields, 'firstname').trim(),
});

export const signInFaults = ({ email, password }: ReturnType<typeof readSignIn>): FieldFaults => ({
  email: emailFault(email),
  password: missing(password),
});

/** A new password is typed twice. */
export const newPasswordFaults = (password: string, confirmation: string): FieldFaults => ({
  password: missing(password),
  confirmation: password === confirmation.normalize('NFC') ? undefined : 'mismatch',
});

/** What a person can put right before anything is sent; length and rarity of a password are the server's to judge. */
export const registrationFaults = (
  { firstname, ...login }: ReturnType<typeof readRegistration>,
  confirmation: string,
): FieldFaults => ({
  ...signInFaults(login),
  ...newPasswordFaults(login.password, confirmation),
  firstname: missing(firstname),
});

export const hasFault = (faults: FieldFaults) => Object.values(faults).some(Boolean);

export type FieldFault = 'required' | 'emailWrong' | 'mismatch';
export type FieldFaults = Readonly<Record<string, FieldFault | undefined>>;

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');
const emailFault = (email: string) => (email === '' ? 'required' : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'emailWrong');
const missing = (value: string) => (value === '' ? 'required' : undefined);

export const readLogin = (fields: FormData) => ({ email: text(fields, 'email').trim(), password: text(fields, 'password').normalize('NFC') });
export const readRegistration = (fields: FormData) => ({ ...readLogin(fields), firstname: text(fields, 'firstname').trim() });

export const loginFaults = ({ email, password }: ReturnType<typeof readLogin>): FieldFaults => ({ email: emailFault(email), password: missing(password) });

/** What a person can put right before anything is sent; length and rarity of a password are the server's to judge. */
export const registrationFaults = ({ firstname, ...login }: ReturnType<typeof readRegistration>, confirmation: string): FieldFaults => ({
  ...loginFaults(login),
  firstname: missing(firstname),
  confirmation: login.password === confirmation.normalize('NFC') ? undefined : 'mismatch',
});

export const hasFault = (faults: FieldFaults) => Object.values(faults).some(Boolean);

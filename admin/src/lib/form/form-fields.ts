export type FieldFault = 'required' | 'emailWrong' | 'mismatch';
export type FieldFaults = Readonly<Record<string, FieldFault | undefined>>;

/** What stands in a field; '' for a file, which no field here takes. */
export const readText = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
/** Kept to the letter, but composed: the same accents typed in two ways are the same password. */
export const readPassword = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.normalize('NFC') : '';
};

export const requiredFault = (value: string): FieldFault | undefined => (value === '' ? 'required' : undefined);
export const emailFault = (email: string): FieldFault | undefined =>
  requiredFault(email) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'emailWrong');
export const confirmationFault = (password: string, confirmation: string): FieldFault | undefined =>
  password === confirmation ? undefined : 'mismatch';

export const hasFault = (faults: FieldFaults) => Object.values(faults).some(Boolean);

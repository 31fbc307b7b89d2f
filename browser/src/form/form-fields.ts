export type FieldFault = 'required' | 'emailWrong' | 'mismatch';
export type FieldFaults = Readonly<Record<string, FieldFault | undefined>>;

/** The text of a field as typed; '' for a file, which no form here takes. */
export const readRawText = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
export const readText = (fields: FormData, name: string) => readRawText(fields, name).trim();
/** Not trimmed, but composed: the same accents typed in two ways are the same password. */
export const readPassword = (fields: FormData, name: string) => readRawText(fields, name).normalize('NFC');

export const requiredFault = (value: string): 'required' | undefined => (value === '' ? 'required' : undefined);
export const emailFault = (email: string): FieldFault | undefined =>
  requiredFault(email) ?? (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) ? undefined : 'emailWrong');
export const confirmationFault = (password: string, confirmation: string): 'mismatch' | undefined =>
  password === confirmation ? undefined : 'mismatch';

export const hasFault = (faults: FieldFaults) => Object.values(faults).some(Boolean);

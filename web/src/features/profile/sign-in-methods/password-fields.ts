/** The value of a field, NFC-normalised; '' for none. */
export const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.normalize('NFC') : '';
};
const missing = (value: string) => (value === '' ? 'required' : undefined);

export const readNewPassword = (fields: FormData) => ({
  currentPassword: textOf(fields, 'current'),
  newPassword: textOf(fields, 'wanted'),
  confirmation: textOf(fields, 'confirmation'),
});

/** Faults found before sending; the server checks length and commonness. */
export const newPasswordFaults = ({ currentPassword, newPassword, confirmation }: ReturnType<typeof readNewPassword>) =>
  ({
    current: missing(currentPassword),
    wanted: missing(newPassword),
    confirmation: newPassword === confirmation ? undefined : 'mismatch',
  }) as const;

/** What stands in a field, composed; '' for none. */
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

/** What a person can put right before anything is sent; length and rarity are the server's to judge. */
export const newPasswordFaults = ({ currentPassword, newPassword, confirmation }: ReturnType<typeof readNewPassword>) =>
  ({
    current: missing(currentPassword),
    wanted: missing(newPassword),
    confirmation: newPassword === confirmation ? undefined : 'mismatch',
  }) as const;

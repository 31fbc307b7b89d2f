import { confirmationFault, readPassword, requiredFault } from '@ecrin/browser/form/form-fields.ts';

export const readNewPassword = (fields: FormData) => ({
  currentPassword: readPassword(fields, 'current'),
  newPassword: readPassword(fields, 'wanted'),
  confirmation: readPassword(fields, 'confirmation'),
});

/** Faults found before sending; the server checks length and commonness. */
export const newPasswordFaults = ({ currentPassword, newPassword, confirmation }: ReturnType<typeof readNewPassword>) =>
  ({
    current: requiredFault(currentPassword),
    wanted: requiredFault(newPassword),
    confirmation: confirmationFault(newPassword, confirmation),
  }) as const;

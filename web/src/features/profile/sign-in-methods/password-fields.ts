import { confirmationFault, readPassword, requiredFault } from '@ecrin/browser/form/form-fields.ts';

export const readNewPassword = (fields: FormData) => ({
  currentPassword: readPassword(fields, 'current'),
  newPassword: readPassword(fields, 'wanted'),
  confirmation: readPassword(fields, 'confirmation'),
});

/** What a person can put right before anything is sent; length and rarity are the server's to judge. */
export const newPasswordFaults = ({ currentPassword, newPassword, confirmation }: ReturnType<typeof readNewPassword>) =>
  ({
    current: requiredFault(currentPassword),
    wanted: requiredFault(newPassword),
    confirmation: confirmationFault(newPassword, confirmation),
  }) as const;

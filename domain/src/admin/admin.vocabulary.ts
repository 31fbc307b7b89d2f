/** Shown as Super Admin and Admin. */
export const adminRoles = ['superadmin', 'admin'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The current permissions of an administrator, read at every request: a removed role counts at once. */
export type AdminPermissions = Readonly<{
  /** Another administrator chose their password: until they have chosen their own, they may do nothing else. */
  passwordGiven: boolean;
  role: 'superadmin' | 'admin';
  secondFactor: 'enrolled' | 'offered' | 'missing';
}>;

/** null: there is no such administrator, or none that is active. */
export type FindAdminPermissions = (adminId: string) => Promise<AdminPermissions | null>;

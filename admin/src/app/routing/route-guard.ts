import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';

/** Who may open a screen. `public`: for visitors only; signed-in administrators are redirected. `anyone`: as it is, signed in or not. */
export type Access = 'public' | 'anyone' | 'admin' | 'superadmin';
/** `role` is null until the server has returned it. */
export type Visitor = Readonly<{ token: string | null; role: AdminRole | null }>;
export type Verdict = 'open' | 'to-login' | 'to-dashboard' | 'refused' | 'wait';

/** Guards the back-office: screens that are not public require a token of this area, some also a role. */
export const guardVerdict = (access: Access, { token, role }: Visitor): Verdict => {
  if (access === 'public') return token === null ? 'open' : 'to-dashboard';
  if (access === 'anyone') return 'open';
  if (token === null) return 'to-login';
  if (access === 'admin' || role === 'superadmin') return 'open';
  return role === null ? 'wait' : 'refused';
};

import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';

/** Who may open a screen. `public`: whoever is not signed in; for all others there is nothing to do there. */
export type Access = 'public' | 'admin' | 'superadmin';
/** `role` is null until the server has said it. */
export type Visitor = Readonly<{ token: string | null; role: AdminRole | null }>;
export type Verdict = 'open' | 'to-login' | 'to-dashboard' | 'refused' | 'wait';

/** Guards the back-office: what is not public asks for a token of this area, its own screens for the role too. */
export const guardVerdict = (access: Access, { token, role }: Visitor): Verdict => {
  if (access === 'public') return token === null ? 'open' : 'to-dashboard';
  if (token === null) return 'to-login';
  if (access === 'admin' || role === 'superadmin') return 'open';
  return role === null ? 'wait' : 'refused';
};

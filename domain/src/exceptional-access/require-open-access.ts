import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import type { ExceptionalAccess, GrantedAccess } from './exceptional-access.aggregate.ts';

/** Who asks: the words are open to the administrator and the session that opened them, of one client. */
export type AccessHolder = Readonly<{ accessId: string; clientId: string; by: string; sessionId: string | null }>;
export type AccessUnavailable = 'exceptional-access.not-found' | 'exceptional-access.ended';

/** The access, while it lasts; another administrator's or session's is answered like a missing one. */
export const requireOpenAccess = (
  access: ExceptionalAccess,
  { clientId, by, sessionId }: AccessHolder,
  now: string,
): GrantedAccess | Refusal<AccessUnavailable> => {
  if (access.status === 'not-opened') return refuse('exceptional-access.not-found');
  const isHolder = access.clientId === clientId && access.by === by && access.sessionId === sessionId;
  if (!isHolder) return refuse('exceptional-access.not-found');
  const lasts = access.status === 'opened' && Date.parse(now) < Date.parse(access.expiresAt);
  return lasts ? access : refuse('exceptional-access.ended');
};

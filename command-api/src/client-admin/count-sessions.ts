import type { ApiServices } from '#http/api-services.ts';

/** How many are open now. */
export const countSessions = async (
  { access }: Pick<ApiServices, 'access'>,
  clientId: string,
  now: string,
): Promise<number> => (await access.sessionsOf({ userType: 'client', userId: clientId }, now)).length;

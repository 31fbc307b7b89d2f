import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { passwordRefusal } from '#account/password/password-refusal.ts';
import type { ApiServices } from '#http/api-services.ts';
import { loadRoster } from '../find-admin.ts';
import { makeFirstAdmin } from './make-first-admin.ts';

type Services = Pick<
  ApiServices,
  'access' | 'clock' | 'events' | 'execute' | 'ids' | 'isCommonPassword' | 'keyedHash' | 'passwords' | 'refresh'
>;

const linkKey = 'first-admin';
const linkMs = 24 * 3_600_000;

const linkHashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, token: string): string =>
  keyedHash('admin-secret', token);

/** Whether this is the token of the last printed link. Attempts are not limited: nobody guesses 256 bits. */
export const isFirstAdminLink = async (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  token: string,
  now: string,
): Promise<boolean> => (await services.access.findChallenge(linkKey, now))?.secretHash === linkHashOf(services, token);

/** There is an administrator now. */
export const deleteFirstAdminLink = ({ access }: Pick<ApiServices, 'access'>): Promise<void> =>
  access.deleteChallenge(linkKey);

const issueFirstAdminLink = async (services: Services): Promise<string> => {
  const [token, now] = [services.refresh.first(), services.clock.now().toISOString()];
  await services.access.issueChallenge({
    key: linkKey,
    secretHash: linkHashOf(services, token),
    payload: null,
    issuedAt: now,
    expiresAt: addMs(now, linkMs),
    triesLeft: 1,
  });
  return token;
};

export type ConfiguredAdmin = Readonly<{ email: string; password: string }>;

/** At each start. `token`: at the end of the first superadmin's link. `refused`: why the configured password is refused. */
export const prepareFirstAdmin = async (
  services: Services,
  given: ConfiguredAdmin | null,
): Promise<Readonly<{ token: string | null }> | Readonly<{ refused: ProblemCode }>> => {
  const { state } = await loadRoster(services);
  if (state.size > 0) return { token: null };
  if (!given) return { token: await issueFirstAdminLink(services) };

  const refused = passwordRefusal(given.password, services.isCommonPassword);
  if (refused) return { refused };
  await createConfiguredAdmin(services, given);
  return { token: null };
};

const createConfiguredAdmin = async (services: Services, { email, password }: ConfiguredAdmin): Promise<void> => {
  const { ids, clock } = services;
  const [commandId, now] = [ids.next(), clock.now().toISOString()];
  const command = {
    commandId,
    correlationId: commandId,
    causationId: null,
    actor: 'system:start',
    ownerId: '',
    occurredAt: now,
    timeZone: 'UTC',
  };
  // Only the address is known; they may set their name once signed in.
  const [fullname = email] = email.split('@');
  await makeFirstAdmin(
    services,
    { email, password, fullname, language: 'fr', device: '' },
    { command, newId: ids.next, now },
  );
};

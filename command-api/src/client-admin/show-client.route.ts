import { clientDetail, clientQuery, type ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { findAccount, isEmailOvertaken } from '#account/find-accounts.ts';
import { deviceName } from '#account/session/device-name.ts';
import type { ApiServices } from '#http/api-services.ts';
import { atLeastHeaders, waitForAtLeast } from '#http/request/at-least-position.ts';
import { recordLook } from '#look/record-look.ts';
import { clientParams } from './about-client.ts';
import type { ClientReaders } from './client-readers.ts';

type Services = Pick<ApiServices, 'access' | 'adminPermissions' | 'events' | 'execute' | 'waitFor'> &
  Pick<ClientReaders, 'findClient'>;

const providersOf = ({ identities }: RegisteredClient): ClientDetail['waysIn']['providers'] =>
  (['google', 'x'] as const).filter((provider) => identities[provider] !== undefined);

const waysInOf = async (
  services: Pick<ApiServices, 'events'>,
  account: RegisteredClient,
): Promise<ClientDetail['waysIn']> => ({
  password: account.credentialId !== null,
  providers: providersOf(account),
  awaitedEmail: account.awaitedEmail?.email ?? null,
  emailTaken:
    account.emailHash !== null &&
    !account.emailProved &&
    (await isEmailOvertaken(services, { clientId: account.clientId, emailHash: account.emailHash })),
});

/** Nothing leads into an account that is being erased. */
const noWaysIn: ClientDetail['waysIn'] = { password: false, providers: [], awaitedEmail: null, emailTaken: false };

const sessionsOf = async (
  { access }: Pick<ApiServices, 'access'>,
  clientId: string,
  now: string,
): Promise<ClientDetail['sessions']> =>
  (await access.sessionsOf({ userType: 'client', userId: clientId }, now)).map(
    ({ sessionId, device, createdAt, lastUsedAt }) => ({ sessionId, ...deviceName(device), createdAt, lastUsedAt }),
  );

const modelsOfPage = ['client-row', 'client-permission', 'activity', 'comment-report', 'erasure-proposal'] as const;

/** The look is recorded first: nobody sees a page that its client is not told of. */
export const showClientRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/clients/:clientId',
    access: 'admin',
    summary: 'One client, without a word of their thoughts; recorded as a look in the client’s own log',
    params: clientParams,
    query: clientQuery,
    headers: atLeastHeaders,
    answer: clientDetail,
    handle: async (request, context) => {
      const {
        params: { clientId },
        query: { asOf },
      } = request;
      const { now } = context;
      const look = await recordLook(services, { clientId, target: 'page' }, context);
      if (!look) return { refused: 'client.not-found' };
      const met = await waitForAtLeast(services, modelsOfPage, request);
      const found = await services.findClient(clientId, { now, asOf: asOf ?? now });
      if (!found) return { refused: 'client.not-found' };
      const account = await findAccount(services, clientId);
      const waysIn = account ? await waysInOf(services, account) : noWaysIn;
      const sessions = await sessionsOf(services, clientId, now);
      return {
        json: clientDetail.parse({ ...found, waysIn, sessions, ...look }),
        headers: { 'Cache-Control': 'no-store', ...met },
      };
    },
  });

import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Access } from '@ecrin/platform/routing/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, startAdminServer, firstSuperadmin } from '#test/admin/admin.fixtures.ts';
import { actLogRoutes, figureRoutes } from '#test/admin/figure-routes.fixtures.ts';
import { settingsReading } from '#test/admin/settings-routes.fixtures.ts';
import { clientRoutes } from '#test/clients/client-routes.fixtures.ts';
import { communityRoutes } from '#test/communities/community-routes.fixtures.ts';
import { inboxRoutes } from '#test/inbox/inbox-routes.fixtures.ts';
import { adminOrbRoutes } from '#test/orbs/orb-routes.fixtures.ts';
import { pictureRoutes } from '#test/pictures/picture-routes.fixtures.ts';
import { sendRequest, registerTestClient, type Answer, type TestServer } from '#test/server.fixtures.ts';
import { storyRoutes } from '../stories/story-routes.fixtures.ts';
import { importRoutes, thoughtFigureRoutes } from '../thoughts/thought-figure-routes.fixtures.ts';
import {
  adminPasskeyRoutes,
  matrix,
  meaningOf,
  ownAccountRoutes,
  publicAccountRoutes,
  visitors,
  type Cell,
  type Visitor,
} from './access-cells.fixtures.ts';

/** Who may call what: an unlisted route fails, and so does a listed one that no longer exists. */
const declared: Readonly<Record<Access, readonly string[]>> = {
  public: [
    'post /api/client/register',
    'post /api/client/login',
    'post /api/client/session',
    'get /api/client/export/{ticket}',
    'get /api/client/moved/{ticket}',
    'post /api/client/moved/{ticket}/arrived',
    'post /api/client/moves/{ticket}',
    'get /api/client/operator',
    'get /api/client/ways-in',
    'get /api/client/audio/{thoughtId}/{ticket}',
    'post /api/client/email/proof-by-link',
    'post /api/client/password/forgotten',
    'put /api/client/password/forgotten',
    'post /api/client/push-acts',
    'post /api/client/unsubscriptions',
    ...publicAccountRoutes,
    'get /api/client/sign-in/{provider}',
    'get /api/client/sign-in/{provider}/callback',
    'get /api/admin/client-activity/{ticket}',
    'post /api/admin/first',
    'post /api/admin/login',
    'post /api/admin/login/second-step',
    'post /api/admin/not-me',
    'post /api/admin/passkey-sign-in/options',
    'post /api/admin/passkey-sign-in',
    'post /api/admin/session',
  ],
  client: [
    'post /api/client/export',
    'get /api/client/export/move',
    'post /api/client/export/move',
    'delete /api/client/export/move',
    'post /api/client/export/outlook',
    'delete /api/client/session',
    'get /api/client/sessions',
    'delete /api/client/sessions',
    'delete /api/client/sessions/{sessionId}',
    'get /api/client/me',
    'post /api/client/help',
    'get /api/client/help/numbers',
    'get /api/client/rebuild',
    'put /api/client/{clientId}',
    'put /api/client/password',
    'get /api/client/referral',
    'get /api/client/resend-code',
    'put /api/client/email',
    'post /api/client/email/proof',
    ...ownAccountRoutes,
    'post /api/client/identities/{provider}',
    'delete /api/client/identities/{provider}',
    'put /api/client/picture',
    'delete /api/client/picture',
    'get /api/client/picture/{version}',
    'get /api/client/thoughts',
    ...thoughtFigureRoutes,
    'post /api/client/thoughts',
    'get /api/client/thoughts/{thoughtId}',
    'get /api/client/thoughts/{thoughtId}/near',
    'put /api/client/thoughts/{thoughtId}',
    'delete /api/client/thoughts/{thoughtId}',
    'get /api/client/thoughts/{thoughtId}/versions',
    'get /api/client/thoughts/{thoughtId}/versions/{revision}',
    'get /api/client/thoughts/{thoughtId}/two-versions',
    'put /api/client/thoughts/{thoughtId}/two-versions',
    'post /api/client/thoughts/{thoughtId}/restore',
    'post /api/client/thoughts/{thoughtId}/pin',
    'delete /api/client/thoughts/{thoughtId}/pin',
    'post /api/client/thoughts/{thoughtId}/transcription',
    'put /api/client/thoughts/{thoughtId}/insights/{field}',
    'delete /api/client/thoughts/{thoughtId}/insights/{field}',
    'post /api/client/thoughts/{thoughtId}/insights/{field}/redo',
    'put /api/client/thoughts/{thoughtId}/thread',
    'delete /api/client/thoughts/{thoughtId}/thread',
    'get /api/client/thoughts/{thoughtId}/thread-suggestion',
    'delete /api/client/thoughts/{thoughtId}/thread-suggestion/{threadId}',
    'get /api/client/threads',
    'post /api/client/threads',
    'get /api/client/threads/{threadId}',
    'put /api/client/threads/{threadId}',
    'delete /api/client/threads/{threadId}',
    'put /api/client/threads/{threadId}/rank',
    'put /api/client/threads/{threadId}/ai-use',
    'post /api/client/threads/{threadId}/merge',
    'post /api/client/threads/{threadId}/archive',
    'delete /api/client/threads/{threadId}/archive',
    'post /api/client/threads/{threadId}/restore',
    'get /api/client/notifications',
    'get /api/client/notifications/unread',
    'post /api/client/notifications/read-all',
    'get /api/client/notifications/{notificationId}/outcomes',
    'post /api/client/notifications/{notificationId}/read',
    'delete /api/client/notifications/{notificationId}',
    'post /api/client/notifications/{notificationId}/open',
    'post /api/client/notifications/{notificationId}/done',
    'post /api/client/notifications/{notificationId}/snooze',
    'post /api/client/notification-settings/test',
    'get /api/client/notification-settings',
    'put /api/client/notification-settings',
    'get /api/client/announcements',
    'get /api/client/recording-retention',
    'post /api/client/announcements/{broadcastId}/dismissal',
    'get /api/client/push-devices',
    'delete /api/client/push-devices/{deviceId}',
    'get /api/client/conversations',
    'get /api/client/conversations/{conversationId}',
    'post /api/client/conversations/{conversationId}/questions',
    'post /api/client/conversations/{conversationId}/questions/{questionId}/repeat',
    'post /api/client/conversations/{conversationId}/questions/{questionId}/stop',
    'get /api/client/chat/engine',
    'post /api/client/chat/spoken-question',
    ...importRoutes,
    'get /api/client/rereadings',
    'get /api/client/looks',
    'post /api/client/rereadings',
    'post /api/client/rereadings/{rereadingId}/stop',
    'delete /api/client/rereadings/{rereadingId}',
    'get /api/client/orbs',
    'post /api/client/orbs',
    'get /api/client/orbs/{orbId}',
    'put /api/client/orbs/{orbId}',
    'delete /api/client/orbs/{orbId}',
    'post /api/client/orbs/{orbId}/restore',
    'put /api/client/orbs/{orbId}/picture',
    'delete /api/client/orbs/{orbId}/picture',
    'get /api/client/orbs/{orbId}/picture/{version}',
    'get /api/client/orbs/{orbId}/schedule',
    'put /api/client/orbs/{orbId}/schedule',
    'post /api/client/orbs/{orbId}/schedule/pause',
    'post /api/client/orbs/{orbId}/schedule/start',
    'post /api/client/orb-wordings',
    'get /api/client/orb-past-runs',
    'post /api/client/orb-past-runs',
    'get /api/client/orb-past-runs/estimate',
    'get /api/client/orb-past-runs/{pastRunId}',
    'post /api/client/orb-past-runs/{pastRunId}/stop',
    'post /api/client/orb-past-runs/{pastRunId}/resume',
    'get /api/client/orb-runs',
    'post /api/client/orb-runs',
    'get /api/client/orb-runs/estimate',
    'get /api/client/orb-runs/{runId}',
    'post /api/client/orb-runs/{runId}/stop',
    'delete /api/client/orb-runs/{runId}/result',
    'post /api/client/orb-runs/{runId}/result',
    'put /api/client/orb-runs/{runId}/items/{item}',
    ...storyRoutes,
    'get /api/client/favorites',
    'put /api/client/favorites/{itemId}',
    'delete /api/client/favorites/{itemId}',
    'post /api/client/favorites/{itemId}/move',
    'get /api/client/memory',
    'put /api/client/memory',
    'delete /api/client/memory',
    'post /api/client/memory/facts',
    'put /api/client/memory/facts/{factId}',
    'post /api/client/memory/facts/{factId}/accept',
    'delete /api/client/memory/facts/{factId}',
    'post /api/client/memory/facts/{factId}/restore',
    'put /api/client/conversations/{conversationId}/name',
    'get /api/client/conversations/{conversationId}/questions/{questionId}/thoughts',
    'put /api/client/conversations/{conversationId}/questions/{questionId}/set-aside/{thoughtId}',
    'delete /api/client/conversations/{conversationId}/questions/{questionId}/set-aside/{thoughtId}',
    'delete /api/client/conversations/{conversationId}',
    'post /api/client/conversations/{conversationId}/restore',
    ...communityRoutes,
    'get /api/client/requests',
    'post /api/client/requests',
    'get /api/client/requests/{requestId}',
    'post /api/client/requests/{requestId}/messages',
    'delete /api/client/requests/{requestId}',
    'get /api/client/organizations',
    'get /api/client/organizations/mine',
    'delete /api/client/organizations/{organizationId}/membership',
    'get /api/client/reminders/history',
    'get /api/client/reminders',
    'post /api/client/reminders',
    'put /api/client/reminders/time-zone',
    'get /api/client/reminders/{reminderId}',
    'put /api/client/reminders/{reminderId}',
    'delete /api/client/reminders/{reminderId}',
    'post /api/client/reminders/{reminderId}/pause',
    'post /api/client/reminders/{reminderId}/start',
    'post /api/client/reminders/{reminderId}/restore',
    'get /api/client/goals',
    'get /api/client/goals/proposals',
    'post /api/client/goals/resume',
    'put /api/client/goals/day-start',
    'put /api/client/goals/pause',
    'post /api/client/goals',
    'get /api/client/goals/{goalId}',
    'put /api/client/goals/{goalId}',
    'delete /api/client/goals/{goalId}',
    'post /api/client/goals/{goalId}/restore',
    'put /api/client/goals/{goalId}/match-rule',
    'put /api/client/goals/{goalId}/thoughts/{thoughtId}',
    'put /api/client/goals/{goalId}/days/{day}',
    'put /api/client/goals/{goalId}/pause',
    'post /api/client/goals/{goalId}/resume',
    'post /api/client/goals/{goalId}/activate',
    'post /api/client/goals/{goalId}/deactivate',
    'get /api/client/goals/{goalId}/chart',
    'get /api/client/goals/{goalId}/what-if',
    'get /api/client/goals/{goalId}/advice',
    'get /api/client/thoughts/{thoughtId}/audio',
    'post /api/client/thoughts/{thoughtId}/audio-ticket',
    'post /api/client/thoughts/{thoughtId}/recordings',
    'get /api/client/recordings/{recordingId}',
    'delete /api/client/recordings/{recordingId}',
    'put /api/client/recordings/{recordingId}/chunks/{seq}',
    'put /api/client/recordings/{recordingId}/words',
    'post /api/client/recordings/{recordingId}/seal',
    ...pictureRoutes,
  ],
  'admin-signed-in': [
    'put /api/admin/password',
    'get /api/admin/me',
    'put /api/admin/me',
    'delete /api/admin/session',
    'post /api/admin/second-factor',
    'put /api/admin/second-factor',
  ],
  admin: [
    'get /api/admin/sessions',
    'delete /api/admin/sessions',
    'delete /api/admin/sessions/{sessionId}',
    'delete /api/admin/second-factor',
    'post /api/admin/second-factor/recovery-codes',
    'post /api/admin/second-factor/proof',
    ...adminPasskeyRoutes,
    'get /api/admin/acts',
    'get /api/admin/notifications',
    'get /api/admin/work',
    'get /api/admin/work-counts',
    'get /api/admin/queues',
    'post /api/admin/work/retries',
    'post /api/admin/work/drops',
    'post /api/admin/notifications/read-all',
    'post /api/admin/notifications/{notificationId}/read',
    'get /api/admin/notification-settings',
    'put /api/admin/notification-settings',
    'get /api/admin/push-devices',
    'post /api/admin/push-devices',
    'delete /api/admin/push-devices/{deviceId}',
    ...adminOrbRoutes,
    ...settingsReading,
    ...figureRoutes,
    'get /api/admin/clients/{clientId}/usage',
    ...inboxRoutes,
    'get /api/admin/organizations',
    'post /api/admin/organizations',
    'get /api/admin/organizations/{organizationId}',
    'put /api/admin/organizations/{organizationId}',
    'post /api/admin/organizations/{organizationId}/closing',
    'delete /api/admin/organizations/{organizationId}/closing',
    'get /api/admin/organizations/{organizationId}/members',
    'put /api/admin/organizations/{organizationId}/members/{clientId}',
    'post /api/admin/organizations/{organizationId}/members/{clientId}/removal',
    'get /api/admin/organizations/{organizationId}/history',
    'get /api/admin/organizations/{organizationId}/communities',
    'put /api/admin/organizations/{organizationId}/communities/{communityId}',
    'delete /api/admin/organizations/{organizationId}/communities/{communityId}',
    'get /api/admin/broadcasts',
    'get /api/admin/broadcasts/{broadcastId}',
    'get /api/admin/broadcasts/{broadcastId}/recipients',
    'put /api/admin/broadcasts/{broadcastId}',
    'delete /api/admin/broadcasts/{broadcastId}',
    'post /api/admin/broadcasts/{broadcastId}/schedule',
    'delete /api/admin/broadcasts/{broadcastId}/schedule',
    'post /api/admin/broadcasts/{broadcastId}/stop',
    'post /api/admin/broadcasts/{broadcastId}/test',
    'get /api/admin/broadcast-audience',
    'put /api/admin/picture',
    'get /api/admin/storage',
    'delete /api/admin/picture',
    'get /api/admin/admins/{adminId}/picture/{version}',
    ...clientRoutes,
  ],
  'admin-fresh': ['post /api/admin/clients/{clientId}/erasure-proposals'],
  superadmin: [
    'post /api/admin/work/retries/all',
    'post /api/admin/read-models/{model}/upkeep',
    'post /api/admin/clients/{clientId}/activity/export',
    'get /api/admin/admins',
    'post /api/admin/admins',
    'get /api/admin/admins/{adminId}',
    'get /api/admin/admins/{adminId}/acts',
    ...actLogRoutes,
    'post /api/admin/clients/{clientId}/reactivation',
    'put /api/admin/admins/{adminId}',
    'put /api/admin/admins/{adminId}/password',
    'post /api/admin/admins/{adminId}/deactivation',
    'delete /api/admin/admins/{adminId}/deactivation',
    'delete /api/admin/admins/{adminId}/sessions',
    'delete /api/admin/admins/{adminId}/second-factor',
    'put /api/admin/settings',
    'post /api/admin/settings/engine-tests',
    'post /api/admin/settings/delivery-tests',
    'post /api/admin/settings/changes/{change}/undo',
    'get /api/admin/clients/{clientId}/exceptional-accesses/current',
    'get /api/admin/exceptional-accesses',
    'delete /api/admin/clients/{clientId}/exceptional-accesses/{accessId}',
    'get /api/admin/clients/{clientId}/exceptional-accesses/{accessId}/thoughts',
    'get /api/admin/clients/{clientId}/exceptional-accesses/{accessId}/thoughts/{thoughtId}',
    'get /api/admin/clients/{clientId}/exceptional-accesses/{accessId}/thoughts/{thoughtId}/audio',
  ],
  // Alix has just given a code.
  'superadmin-fresh': [
    'post /api/admin/clients/{clientId}/exceptional-accesses',
    'post /api/admin/clients/{clientId}/deactivation',
    'post /api/admin/clients/{clientId}/erasure-proposals/{proposalId}/confirmation',
  ],
};

/** These authenticate by a cookie, which no request here has. */
const byCookie: ReadonlySet<string> = new Set(['post /api/client/session', 'post /api/admin/session']);
const cellOf = (route: string, access: Access, visitor: Visitor): Cell =>
  byCookie.has(route) ? 'unauthorized' : matrix[access][visitor];

// Last, since signing out ends the session.
const sessionLast = (routes: readonly string[]): readonly string[] =>
  routes.toSorted((one, other) => Number(one.endsWith('/session')) - Number(other.endsWith('/session')));

describe('access of every role to every route', () => {
  let server: TestServer;
  let mounted: readonly string[];
  const tokens = new Map<Visitor, string>();
  const accessOf = new Map(
    Object.entries(declared).flatMap(([access, routes]) => routes.map((route) => [route, access as Access] as const)),
  );

  beforeAll(async () => {
    server = await startAdminServer();
    const superadmin = await firstSuperadmin(server);
    tokens.set('superadmin', superadmin.token);
    const cyd = await addAdmin(server, superadmin, { name: 'cyd', role: 'superadmin' });
    tokens.set('superadmin without second factor', cyd.token);
    tokens.set('admin', (await addAdmin(server, superadmin, { name: 'bea', role: 'admin' })).token);
    tokens.set('client', (await registerTestClient(server, 'claire')).token);
    const { paths } = (await sendRequest(server, 'GET /api/openapi.json')).body as Readonly<{
      paths: Readonly<Record<string, object>>;
    }>;
    mounted = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
  });
  afterAll(() => server.remove());

  const asked = (route: string, token: string | undefined): Promise<Answer> => {
    const [method = '', path = ''] = route.split(' ');
    const filled = path
      .replace('{provider}', 'google')
      .replace('{field}', 'title')
      .replace('{seq}', '0')
      .replaceAll(/\{\w+\}/g, () => systemIds.next());
    return sendRequest(server, `${method.toUpperCase()} ${filled}`, token === undefined ? {} : { token });
  };

  it('every route is declared here', () => expect(mounted.toSorted()).toEqual([...accessOf.keys()].toSorted()));

  it.each(visitors)('answers as declared: %s', async (visitor) => {
    const [expected, found, refusals] = [new Map<string, Cell>(), new Map<string, Cell>(), new Set<string>()];
    for (const route of sessionLast(mounted)) {
      const answer = await asked(route, tokens.get(visitor));
      expected.set(route, cellOf(route, accessOf.get(route) ?? 'public', visitor));
      found.set(route, meaningOf(answer));
      expect([route, answer.status]).not.toEqual([route, 500]);
      if (answer.status === 401 && found.get(route) === 'unauthorized') refusals.add(answer.text);
    }
    expect(found).toEqual(expected);
    // A wrong token and no token get the same answer.
    expect(refusals.size).toBe(1);
  });
});

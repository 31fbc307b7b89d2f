import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import type { ApiClient } from '#kits/api-client.ts';
import { givenPassword } from './admin-actions.ts';
import { screenPaths } from './screens/screen-paths.ts';

const routesFile = new URL('../../../../admin/src/app/routing/routes.tsx', import.meta.url);

/** The paths of every screen behind the sign-in, as the routes of the back-office declare them. */
export const declaredAdminPaths = (): readonly string[] =>
  [...readFileSync(routesFile, 'utf8').matchAll(/path: '(?<path>\/admin[^']*)'/gu)]
    .flatMap(({ groups }) => groups?.['path'] ?? [])
    .filter((path) => path !== '/admin/login');

/** The second administrator, whose role is admin. */
export const secondAdmin = 'theo@example.org';

/** As the administrator who is signed in on this page. Throws when it is refused. */
export const askAsAdmin = async (page: Page, path: string, body: object): Promise<void> => {
  const method = path.startsWith('/broadcasts') ? 'PUT' : 'POST';
  const token = await page.evaluate(() => localStorage.getItem('admin.token'));
  const url = `${new URL(page.url()).origin}/api/admin${path}`;
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': v7() };
  const answer = await page.request.fetch(url, { method, headers, data: body });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
};

/** Makes one of each thing that has a screen. Returns an id for each parameter of a route; throws when one is refused. */
export const seedAdminThings = async (page: Page, client: ApiClient): Promise<Readonly<Record<string, string>>> => {
  const [adminId, organizationId, broadcastId, requestId] = [v7(), v7(), v7(), v7()];
  const [templateId, proposalId] = [v7(), v7()];
  const theo = { email: secondAdmin, fullname: 'Théo Second', role: 'admin', password: givenPassword };
  await askAsAdmin(page, '/admins', { adminId, ...theo });
  const organization = { organizationId, name: 'Chœur du jeudi', kind: 'arts', acceptsRequests: true };
  await askAsAdmin(page, '/organizations', { ...organization, contact: null, referentId: null });
  const words = { fr: { title: 'Une pause', body: 'Samedi, dans la nuit.' }, en: null };
  const plan = { audience: { to: 'all' }, channels: ['in-app'], fallback: 'fr', opens: null };
  await askAsAdmin(page, `/broadcasts/${broadcastId}`, { form: 'message', ...plan, words });
  const template = { fr: 'Bonjour {prénom}, merci de nous avoir écrit.', en: null };
  await askAsAdmin(page, '/answer-templates', { templateId, title: 'Premier merci', words: template });
  const request = { requestId, subject: { kind: 'help' }, words: 'Comment exporter mes pensées ?' };
  await client.call('POST', '/requests', { body: request });
  const proposal = { proposalId, requestId, reason: 'Demandé par courrier.' };
  await askAsAdmin(page, `/clients/${client.clientId}/erasure-proposals`, proposal);
  const moment = { occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris' };
  await client.call('POST', '/thoughts', { body: { thoughtId: v7(), content: 'Un soir calme.', ...moment } });
  return {
    adminId,
    organizationId,
    broadcastId,
    itemId: requestId,
    templateId,
    proposalId,
    clientId: client.clientId,
    orbId: '01900000-0000-7000-8000-000000000001',
    // None is reported: its place beside the queue says so.
    reportId: 'none',
  };
};

/** The same. Returns the path of every screen; throws when a route has no screen here. */
export const seedAdminScreens = async (page: Page, client: ApiClient): Promise<readonly string[]> => {
  const ids = await seedAdminThings(page, client);
  return screenPaths([...declaredAdminPaths(), '/admin/nowhere'], ids);
};

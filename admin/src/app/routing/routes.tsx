import { lazyScreen, type LazyScreen, type Screen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { MessageDescriptor } from 'react-intl';
import { withMessages } from '#lib/i18n/intl.ts';
import { appMessages as messages } from '../app.messages.ts';
import type { Access } from './route-guard.ts';

export type AdminRoute = Readonly<{
  path: string;
  access: Access;
  /** The title in the top bar; null: the screen has neither bar nor menu. */
  title: MessageDescriptor | null;
  /** The screen has its own main heading: the one in the bar only names the section. */
  ownHeading?: true;
  screen: LazyScreen;
}>;

const firstScreen = (load: () => Promise<Screen>) => ({ screen: lazyScreen(load) });
/** With the messages no first screen uses. */
const screen = (load: () => Promise<Screen>) => ({ screen: lazyScreen(withMessages('further', load)) });
/** Those of one file, by name. */
const screensIn =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Screen>>>) =>
  (name: Name) =>
    screen(async () => (await load())[name]);
const clientScreen = screensIn(() => import('#features/clients/clients-screens.ts'));
const adminScreen = screensIn(() => import('#features/admins/admins-screens.ts'));
const orbScreen = screensIn(() => import('#features/orbs/orb-screens.ts'));
const communicationScreen = screensIn(() => import('#features/communication/communication-screens.ts'));
const organizationScreen = screensIn(() => import('#features/organizations/organizations-screens.ts'));
const inboxScreen = screensIn(() => import('./inbox-screens.ts'));
const forAdmins = (title: MessageDescriptor) => ({ title, access: 'admin' }) as const;
const adminsTitle = { title: messages.admins, access: 'superadmin' } as const;
const orbs = forAdmins(messages.orbs);
const templates = forAdmins(messages.templates);
const template = { ...templates, ownHeading: true } as const;
const requests = forAdmins(messages.requests);
const erasures = forAdmins(messages.erasures);
const comments = forAdmins(messages.comments);
const organizations = forAdmins(messages.organizations);
const organization = { ...organizations, ownHeading: true } as const;
const clients = forAdmins(messages.users);

/** Every address of the back-office and who may open it. First match wins; no match is `notFoundRoute`. */
export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/login',
    access: 'public',
    title: null,
    ...firstScreen(async () => (await import('#features/auth/sign-in-screen.tsx')).SignInScreen),
  },
  {
    path: '/admin/not-me',
    access: 'anyone',
    title: null,
    ...screen(async () => (await import('#features/notifications/new-device/not-me-screen.tsx')).NotMeScreen),
  },
  {
    path: '/admin',
    access: 'admin',
    title: messages.dashboard,
    ...firstScreen(async () => (await import('#features/dashboard/dashboard-screen.tsx')).DashboardScreen),
  },
  {
    path: '/admin/account',
    access: 'admin',
    title: messages.account,
    ...screen(async () => (await import('#features/account/account-screen.tsx')).AccountScreen),
  },
  { path: '/admin/admins', ...adminsTitle, ...adminScreen('AdminsScreen') },
  {
    path: '/admin/admins/create',
    ...adminsTitle,
    ownHeading: true,
    ...adminScreen('CreateAdminScreen'),
  },
  {
    path: '/admin/admins/:adminId',
    ...adminsTitle,
    ownHeading: true,
    ...adminScreen('AdminScreen'),
  },
  {
    path: '/admin/admins/:adminId/edit',
    ...adminsTitle,
    ownHeading: true,
    ...adminScreen('EditAdminScreen'),
  },
  {
    path: '/admin/admins/:adminId/edit-password',
    ...adminsTitle,
    ownHeading: true,
    ...adminScreen('EditPasswordScreen'),
  },
  { path: '/admin/orbs', ...orbs, ...orbScreen('OrbsScreen') },
  {
    path: '/admin/orbs/create',
    ...orbs,
    ownHeading: true,
    ...orbScreen('CreateOrbScreen'),
  },
  { path: '/admin/orbs/:orbId', ...orbs, ownHeading: true, ...orbScreen('OrbScreen') },
  {
    path: '/admin/orbs/:orbId/edit',
    ...orbs,
    ownHeading: true,
    ...orbScreen('EditOrbScreen'),
  },
  { path: '/admin/clients', ...clients, ...clientScreen('ClientsScreen') },
  {
    path: '/admin/clients/:clientId',
    ...clients,
    ownHeading: true,
    ...clientScreen('ClientScreen'),
  },
  {
    path: '/admin/clients/:clientId/content',
    access: 'superadmin',
    title: messages.users,
    ownHeading: true,
    ...screen(async () => (await import('#features/exceptional-access/content-screen.tsx')).ContentScreen),
  },
  {
    path: '/admin/communication',
    access: 'admin',
    title: messages.communication,
    ...communicationScreen('CommunicationScreen'),
  },
  {
    path: '/admin/communication/:broadcastId',
    access: 'admin',
    title: messages.communication,
    ownHeading: true,
    ...communicationScreen('BroadcastScreen'),
  },
  {
    path: '/admin/notifications',
    access: 'admin',
    title: messages.notifications,
    ...screen(async () => (await import('#features/notifications/notifications-screen.tsx')).NotificationsScreen),
  },
  // One route for the inbox and what is chosen in it: the screen stays, and with it the focus.
  { path: '/admin/requests/:itemId?', ...requests, ...inboxScreen('InboxScreen') },
  { path: '/admin/erasures/:proposalId?', ...erasures, ...inboxScreen('ErasuresMoved') },
  { path: '/admin/comments/:reportId?', ...comments, ...inboxScreen('ReportsMoved') },
  { path: '/admin/answer-templates', ...templates, ...inboxScreen('TemplatesScreen') },
  { path: '/admin/answer-templates/create', ...template, ...inboxScreen('AddTemplateScreen') },
  { path: '/admin/answer-templates/:templateId', ...template, ...inboxScreen('EditTemplateScreen') },
  { path: '/admin/organizations', ...organizations, ...organizationScreen('OrganizationsScreen') },
  { path: '/admin/organizations/create', ...organization, ...organizationScreen('CreateOrganizationScreen') },
  { path: '/admin/organizations/:organizationId', ...organization, ...organizationScreen('OrganizationScreen') },
  {
    path: '/admin/organizations/:organizationId/edit',
    ...organization,
    ...organizationScreen('EditOrganizationScreen'),
  },
  {
    path: '/admin/miniapps',
    access: 'admin',
    title: messages.miniapps,
    ...screen(async () => (await import('#features/miniapps/miniapps-screen.tsx')).MiniappsScreen),
  },
  {
    path: '/admin/statistics',
    access: 'admin',
    title: messages.statistics,
    ...screen(async () => (await import('#features/statistics/statistics-screen.tsx')).StatisticsScreen),
  },
  {
    path: '/admin/payments',
    access: 'admin',
    title: messages.payments,
    ...screen(async () => (await import('#features/payments/payments-screen.tsx')).PaymentsScreen),
  },
  {
    path: '/admin/queues',
    access: 'admin',
    title: messages.queues,
    ...screen(async () => (await import('#features/queues/queues-screen.tsx')).QueuesScreen),
  },
  {
    path: '/admin/acts',
    access: 'superadmin',
    title: messages.acts,
    ...screen(async () => (await import('#features/acts/acts-screen.tsx')).ActsScreen),
  },
  {
    path: '/admin/settings',
    access: 'admin',
    title: messages.settings,
    ...screen(async () => (await import('#features/settings/settings-screen.tsx')).SettingsScreen),
  },
];
export const notFoundRoute: AdminRoute = {
  path: '*',
  access: 'admin',
  title: null,
  ...firstScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};

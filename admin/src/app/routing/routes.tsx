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

const clientsScreens = () => import('#features/clients/clients-screens.ts');
const adminsScreens = () => import('#features/admins/admins-screens.ts');
const orbScreens = () => import('#features/orbs/orb-screens.ts');
const communicationScreens = () => import('#features/communication/communication-screens.ts');
const firstScreen = (load: () => Promise<Screen>) => ({ screen: lazyScreen(load) });
/** With the messages no first screen uses. */
const screen = (load: () => Promise<Screen>) => ({ screen: lazyScreen(withMessages('further', load)) });
const adminsTitle = { title: messages.admins, access: 'superadmin' } as const;
const orbs = { title: messages.orbs, access: 'admin' } as const;
const requestsScreens = async () => (await import('./inbox-screens.ts')).RequestsScreen;
const commentsScreens = async () => (await import('./inbox-screens.ts')).CommentsScreen;
const erasuresScreens = async () => (await import('./inbox-screens.ts')).ErasuresScreen;
const organizationsScreens = () => import('#features/organizations/organizations-screens.ts');
const organizationScreen = (name: keyof Awaited<ReturnType<typeof organizationsScreens>>) =>
  screen(async () => (await organizationsScreens())[name]);
const templatesScreens = () => import('#features/answer-templates/templates-screens.ts');
const templateScreen = (name: keyof Awaited<ReturnType<typeof templatesScreens>>) =>
  screen(async () => (await templatesScreens())[name]);
const templates = { title: messages.templates, access: 'admin' } as const;
const template = { ...templates, ownHeading: true } as const;
const requests = { title: messages.requests, access: 'admin' } as const;
const erasures = { title: messages.erasures, access: 'admin' } as const;
const comments = { title: messages.comments, access: 'admin' } as const;
const organizations = { title: messages.organizations, access: 'admin' } as const;
const organization = { ...organizations, ownHeading: true } as const;
const clients = { title: messages.users, access: 'admin' } as const;

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
  { path: '/admin/admins', ...adminsTitle, ...screen(async () => (await adminsScreens()).AdminsScreen) },
  {
    path: '/admin/admins/create',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await adminsScreens()).CreateAdminScreen),
  },
  {
    path: '/admin/admins/:adminId',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await adminsScreens()).AdminScreen),
  },
  {
    path: '/admin/admins/:adminId/edit',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await adminsScreens()).EditAdminScreen),
  },
  {
    path: '/admin/admins/:adminId/edit-password',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await adminsScreens()).EditPasswordScreen),
  },
  { path: '/admin/orbs', ...orbs, ...screen(async () => (await orbScreens()).OrbsScreen) },
  {
    path: '/admin/orbs/create',
    ...orbs,
    ownHeading: true,
    ...screen(async () => (await orbScreens()).CreateOrbScreen),
  },
  { path: '/admin/orbs/:orbId', ...orbs, ownHeading: true, ...screen(async () => (await orbScreens()).OrbScreen) },
  {
    path: '/admin/orbs/:orbId/edit',
    ...orbs,
    ownHeading: true,
    ...screen(async () => (await orbScreens()).EditOrbScreen),
  },
  { path: '/admin/clients', ...clients, ...screen(async () => (await clientsScreens()).ClientsScreen) },
  {
    path: '/admin/clients/:clientId',
    ...clients,
    ownHeading: true,
    ...screen(async () => (await clientsScreens()).ClientScreen),
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
    ...screen(async () => (await communicationScreens()).CommunicationScreen),
  },
  {
    path: '/admin/communication/:broadcastId',
    access: 'admin',
    title: messages.communication,
    ownHeading: true,
    ...screen(async () => (await communicationScreens()).BroadcastScreen),
  },
  {
    path: '/admin/notifications',
    access: 'admin',
    title: messages.notifications,
    ...screen(async () => (await import('#features/notifications/notifications-screen.tsx')).NotificationsScreen),
  },
  // One route for a queue and what is chosen in it: the screen stays, and with it the focus.
  { path: '/admin/requests/:requestId?', ...requests, ...screen(requestsScreens) },
  { path: '/admin/erasures/:proposalId?', ...erasures, ...screen(erasuresScreens) },
  { path: '/admin/comments/:reportId?', ...comments, ...screen(commentsScreens) },
  { path: '/admin/answer-templates', ...templates, ...templateScreen('TemplatesScreen') },
  { path: '/admin/answer-templates/create', ...template, ...templateScreen('AddTemplateScreen') },
  { path: '/admin/answer-templates/:templateId', ...template, ...templateScreen('EditTemplateScreen') },
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

import { lazyScreen, type LazyScreen, type Screen } from '@ecrin/browser/lazy-screen.ts';
import type { MessageDescriptor } from 'react-intl';
import type { Access } from './access.ts';
import { appMessages as messages } from './app.messages.ts';

export type AdminRoute = Readonly<{
  path: string;
  access: Access;
  /** Stands in the top bar; null: the screen stands alone, without bar and menu. */
  title: MessageDescriptor | null;
  /** The screen has a first heading of its own: the one in the bar only names the section. */
  ownHeading?: true;
  screen: LazyScreen;
}>;

const admins = () => import('#features/admins/admins-screens.ts');
const later = () => import('#features/later/later-screens.tsx');
const screen = (load: () => Promise<Screen>) => ({ screen: lazyScreen(load) });
const adminsTitle = { title: messages.admins, access: 'superadmin' } as const;
const orbs = { title: messages.orbs, access: 'admin' } as const;
const clients = { title: messages.users, access: 'admin' } as const;

/** Every address of the back-office and who may open it. First match wins; what matches nothing is `notFoundRoute`. */
export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/login',
    access: 'public',
    title: null,
    ...screen(async () => (await import('#features/arriving/log-in-screen.tsx')).LogInScreen),
  },
  {
    path: '/admin',
    access: 'admin',
    title: messages.dashboard,
    ...screen(async () => (await import('#features/dashboard/dashboard-screen.tsx')).DashboardScreen),
  },
  {
    path: '/admin/account',
    access: 'admin',
    title: messages.account,
    ...screen(async () => (await import('#features/account/account-screen.tsx')).AccountScreen),
  },
  { path: '/admin/admins', ...adminsTitle, ...screen(async () => (await admins()).AdminsScreen) },
  {
    path: '/admin/admins/create',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await admins()).CreateAdminScreen),
  },
  {
    path: '/admin/admins/:adminId',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await admins()).AdminScreen),
  },
  {
    path: '/admin/admins/:adminId/edit',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await admins()).EditAdminScreen),
  },
  {
    path: '/admin/admins/:adminId/edit-password',
    ...adminsTitle,
    ownHeading: true,
    ...screen(async () => (await admins()).EditPasswordScreen),
  },
  { path: '/admin/orbs', ...orbs, ...screen(async () => (await later()).OrbsScreen) },
  { path: '/admin/orbs/create', ...orbs, ...screen(async () => (await later()).OrbScreen) },
  { path: '/admin/orbs/:orbId', ...orbs, ...screen(async () => (await later()).OrbScreen) },
  { path: '/admin/orbs/:orbId/edit', ...orbs, ...screen(async () => (await later()).OrbScreen) },
  { path: '/admin/clients', ...clients, ...screen(async () => (await later()).ClientsScreen) },
  { path: '/admin/clients/:clientId', ...clients, ...screen(async () => (await later()).ClientScreen) },
  {
    path: '/admin/communication',
    access: 'admin',
    title: messages.communication,
    ...screen(async () => (await later()).CommunicationScreen),
  },
  {
    path: '/admin/notifications',
    access: 'admin',
    title: messages.notifications,
    ...screen(async () => (await later()).NotificationsScreen),
  },
  {
    path: '/admin/settings',
    access: 'admin',
    title: messages.settings,
    ...screen(async () => (await later()).SettingsScreen),
  },
];
export const notFoundRoute: AdminRoute = {
  path: '*',
  access: 'admin',
  title: null,
  ...screen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};

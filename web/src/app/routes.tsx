import { lazyScreen, type LazyScreen, type Screen } from '@ecrin/browser/lazy-screen.ts';

export type AppRoute = Readonly<{ path: string | RegExp; layout: 'plain' | 'client'; screen: LazyScreen }>;

const later = () => import('../features/later/later-screens.tsx');

const plain = (path: string | RegExp, load: () => Promise<Screen>): AppRoute => ({ path, layout: 'plain', screen: lazyScreen(load) });
const client = (path: string, load: () => Promise<Screen>): AppRoute => ({ path, layout: 'client', screen: lazyScreen(load) });

/** First match wins; what matches nothing is `notFoundRoute`. Who may open what is said in `access.ts`. */
export const routes: readonly AppRoute[] = [
  plain('/', async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen),
  plain('/about', async () => (await import('../features/landing/about-screen.tsx')).AboutScreen),
  plain('/register', async () => (await import('../features/account/register-screen.tsx')).RegisterScreen),
  plain('/login', async () => (await import('../features/account/log-in-screen.tsx')).LogInScreen),
  plain('/forgot-password', async () => (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen),
  plain(/\/verify/, async () => (await import('../features/account/verify-screen.tsx')).VerifyScreen),
  plain('/offline', async () => (await import('./offline-screen.tsx')).OfflineScreen),
  client('/app', async () => (await import('./home-screen.tsx')).HomeScreen),
  client('/app/thoughts', async () => (await import('../features/thoughts/thoughts-screen.tsx')).ThoughtsScreen),
  client('/app/thoughts/:thoughtId', async () => (await import('../features/thoughts/thought-screen.tsx')).ThoughtScreen),
  client('/app/orbs', async () => (await later()).OrbsScreen),
  client('/app/orbs/:orbId', async () => (await later()).OrbScreen),
  client('/app/notifications', async () => (await later()).NotificationsScreen),
  client('/app/profile', async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen),
  client('/app/profile/edit', async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen),
  client('/app/profile/:part', async () => (await later()).ProfilePartScreen),
];
export const notFoundRoute: AppRoute = plain('*', async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

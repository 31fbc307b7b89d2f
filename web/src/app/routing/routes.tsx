import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { withStore } from '#lib/api/with-store.tsx';
import {
  clientRoute,
  clientRouteWithMessages,
  publicRoute,
  publicRouteWithMessages,
  siteRoute,
  type AppRoute,
} from './route-kinds.tsx';
import { publicScreen, screenWithMessages } from './screen-with-messages.ts';

const chatScreens = () => import('#features/chat/chat-screens.ts');
const notificationScreens = () => import('#features/notifications/notification-screens.ts');
const thoughtScreens = () => import('#features/thoughts/detail/thought-screens.ts');
const threadScreens = () => import('#features/thoughts/threads/thread-screens.ts');
const storyScreens = () => import('#features/stories/story-screens.ts');
const yearScreens = () => import('#features/year/year-screens.ts');
const orbScreens = () => import('#features/orbs/orb-screens.ts');
const settingScreens = () => import('#features/profile/settings/setting-screens.tsx');
const erasureScreens = () => import('#features/profile/erasure/erasure-screens.ts');
const communityScreens = () => import('#features/communities/community-screens.ts');

const notFound = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

/**
 * The route table, with who may open each address.
 * First match wins. `/about` and `/offline` are public: `/offline` must open without network or session.
 * Without a token `/app` redirects to `/`.
 */
export const routes: readonly AppRoute[] = [
  siteRoute('/', async () => (await import('#features/landing/landing-screen.tsx')).LandingScreen),
  siteRoute('/about', async () => (await import('#features/landing/about/about-screen.tsx')).AboutScreen),
  siteRoute(
    '/legal',
    withStore(
      screenWithMessages(async () => {
        const { LegalScreen, askForOperator } = await import('#features/landing/legal/legal-screen.tsx');
        await askForOperator();
        return LegalScreen;
      }),
    ),
  ),
  publicRoute(
    '/register',
    publicScreen(async () => (await import('#features/auth/sign-in/register-screen.tsx')).RegisterScreen),
  ),
  publicRoute(
    '/login',
    publicScreen(async () => (await import('#features/auth/sign-in/sign-in-screen.tsx')).SignInScreen),
  ),
  publicRoute(
    '/forgot-password',
    publicScreen(
      screenWithMessages(
        async () => (await import('#features/auth/password/forgot-password-screen.tsx')).ForgotPasswordScreen,
      ),
    ),
  ),
  publicRouteWithMessages(
    '/verify/unsubscribe',
    async () => (await import('#features/notifications/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
  ),
  publicRouteWithMessages(
    '/attestation',
    async () => (await import('#features/attestation/attestation-screen.tsx')).AttestationScreen,
  ),
  publicRoute(
    /\/verify/,
    publicScreen(
      screenWithMessages(async () => (await import('#features/auth/verify/verify-screen.tsx')).VerifyScreen),
    ),
  ),
  publicRouteWithMessages('/erasure', async () => (await erasureScreens()).AskedErasureScreen),
  publicRouteWithMessages('/offline', async () => (await import('../offline/offline-screen.tsx')).OfflineScreen),
  /** The back-office is another app, under the same guard. */
  { path: /^\/admin(\/login)?$/, access: 'public', layout: 'default', screen: notFound },
  clientRoute('/app', async () => {
    const { HomeScreen, askForDay } = await import('../home/home-screen.tsx');
    askForDay();
    return HomeScreen;
  }),
  clientRouteWithMessages(
    '/app/thoughts',
    async () => (await import('#features/thoughts/list/thoughts-screen.tsx')).ThoughtsScreen,
  ),
  clientRouteWithMessages('/app/thoughts/:thoughtId', async () => (await thoughtScreens()).ThoughtScreen),
  clientRouteWithMessages(
    '/app/thoughts/:thoughtId/two-versions',
    async () => (await thoughtScreens()).TwoVersionsScreen,
  ),
  clientRouteWithMessages('/app/year/:year?', async () => (await yearScreens()).YearScreen),
  clientRouteWithMessages('/app/year/:year/poster', async () => (await yearScreens()).PosterScreen),
  clientRouteWithMessages('/app/year/:year/:month', async () => (await yearScreens()).MonthScreen),
  clientRouteWithMessages('/app/threads', async () => (await threadScreens()).ThreadsScreen),
  clientRouteWithMessages('/app/threads/:threadId', async () => (await threadScreens()).ThreadScreen),
  clientRouteWithMessages(
    '/app/goals',
    async () => (await import('#features/goals/list/goals-screen.tsx')).GoalsScreen,
  ),
  clientRouteWithMessages(
    '/app/goals/:goalId',
    async () => (await import('#features/goals/detail/goal-screen.tsx')).GoalScreen,
  ),
  clientRouteWithMessages('/app/chat', async () => (await chatScreens()).ConversationsScreen),
  clientRouteWithMessages('/app/chat/new', async () => (await chatScreens()).NewConversationScreen),
  clientRouteWithMessages('/app/chat/memory', async () => (await chatScreens()).MemoryScreen),
  clientRouteWithMessages('/app/chat/:conversationId', async () => (await chatScreens()).ConversationScreen),
  clientRouteWithMessages('/app/orbs', async () => (await orbScreens()).OrbsScreen),
  clientRouteWithMessages('/app/orbs/create', async () => (await orbScreens()).CreateOrbScreen),
  clientRouteWithMessages('/app/orbs/:orbId', async () => (await orbScreens()).OrbScreen),
  clientRouteWithMessages('/app/orbs/:orbId/edit', async () => (await orbScreens()).EditOrbScreen),
  clientRouteWithMessages('/app/orbs/:orbId/auto', async () => (await orbScreens()).AutoScreen),
  clientRouteWithMessages('/app/orbs/:orbId/past/:pastRunId?', async () => (await orbScreens()).PastScreen),
  clientRouteWithMessages('/app/orbs/:orbId/run', async () => (await orbScreens()).RunOrbScreen),
  clientRouteWithMessages('/app/orbs/:orbId/runs/:runId', async () => (await orbScreens()).OrbScreen),
  clientRouteWithMessages(
    '/app/favorites',
    async () => (await import('#features/favorites/favorites-screen.tsx')).FavoritesScreen,
  ),
  clientRouteWithMessages('/app/stories', async () => (await storyScreens()).StoriesScreen),
  clientRouteWithMessages('/app/stories/new', async () => (await storyScreens()).NewStoryScreen),
  clientRouteWithMessages('/app/stories/add', async () => (await storyScreens()).AddToStoryScreen),
  clientRouteWithMessages('/app/stories/:storyId', async () => (await storyScreens()).StoryScreen),
  clientRouteWithMessages('/app/communities', async () => (await communityScreens()).CommunitiesScreen),
  clientRouteWithMessages('/app/communities/invite/:invite', async () => (await communityScreens()).InviteScreen),
  clientRouteWithMessages('/app/communities/:communityId', async () => (await communityScreens()).CommunityScreen),
  clientRouteWithMessages(
    '/app/communities/:communityId/copies/:copyId',
    async () => (await communityScreens()).SharedCopyScreen,
  ),
  clientRouteWithMessages(
    '/app/communities/:communityId/settings',
    async () => (await communityScreens()).CommunitySettingsScreen,
  ),
  clientRouteWithMessages('/app/notifications', async () => (await notificationScreens()).NotificationsScreen),
  clientRouteWithMessages('/app/profile', async () => (await import('../profile/profile-screen.tsx')).ProfileScreen),
  clientRouteWithMessages(
    '/app/profile/about',
    async () => (await import('#features/profile/about/about-screen.tsx')).AboutScreen,
  ),
  clientRouteWithMessages(
    '/app/profile/edit',
    async () => (await import('#features/profile/edit/edit-profile-screen.tsx')).EditProfileScreen,
  ),
  clientRouteWithMessages(
    '/app/profile/consents',
    async () => (await import('#features/profile/consents/consents-screen.tsx')).ConsentsScreen,
  ),
  clientRouteWithMessages(
    '/app/profile/looks',
    async () => (await import('#features/profile/looks/looks-screen.tsx')).LooksScreen,
  ),
  clientRouteWithMessages(
    '/app/profile/requests/:requestId?',
    async () => (await import('#features/profile/requests/requests-screen.tsx')).RequestsScreen,
  ),
  clientRouteWithMessages(
    '/app/profile/notifications',
    async () => (await notificationScreens()).NotificationSettingsScreen,
  ),
  clientRouteWithMessages(
    '/app/profile/reminders',
    async () => (await import('#features/reminders/list/reminders-screen.tsx')).RemindersScreen,
  ),
  clientRouteWithMessages('/app/profile/lock', async () => (await import('../lock/lock-parts.ts')).loadLockSettings()),
  clientRouteWithMessages('/app/profile/sign-in', async () => (await settingScreens()).SignInMethodsScreen),
  clientRouteWithMessages('/app/profile/devices', async () => (await settingScreens()).DevicesScreen),
  clientRouteWithMessages('/app/profile/display', async () => (await settingScreens()).DisplayScreen),
  clientRouteWithMessages('/app/profile/words', async () => (await settingScreens()).WordsScreen),
  clientRouteWithMessages('/app/profile/rereading', async () => (await settingScreens()).RereadingScreen),
  clientRouteWithMessages('/app/profile/data', async () => (await settingScreens()).OwnDataScreen),
  clientRouteWithMessages('/app/profile/import', async () => (await settingScreens()).ImportScreen),
  clientRouteWithMessages('/app/profile/erasure', async () => (await erasureScreens()).ErasureScreen),
  clientRouteWithMessages('/app/profile/referral', async () => (await settingScreens()).ReferralScreen),
];
/** Any other path is protected; signed in, it shows the not-found screen. */
export const notFoundRoute: AppRoute = { path: '*', access: 'client', layout: 'default', screen: notFound };

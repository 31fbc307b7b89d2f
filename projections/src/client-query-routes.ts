import { listAnnouncementsRoute } from './broadcast/list-announcements.query.ts';
import { findChatEngineRoute } from './chat/find-chat-engine.query.ts';
import { communityQueryRoutes } from './community/community.query-routes.ts';
import { listConsentsRoute } from './consent/list-consents.query.ts';
import { findConversationRoute } from './conversation/find-conversation.query.ts';
import { listAnsweringThoughtsRoute } from './conversation/list-answering-thoughts.query.ts';
import { listConversationsRoute } from './conversation/list-conversations.query.ts';
import { listFavoritesRoute } from './favorite/list-favorites.query.ts';
import { goalQueryRoutes } from './goal/goal.query-routes.ts';
import { clientInboxQueryRoutes } from './inbox/inbox.query-routes.ts';
import { listImportsRoute } from './journal-import/list-imports.query.ts';
import { listLooksRoute } from './look/list-looks.query.ts';
import { findMemoryRoute } from './memory/find-memory.query.ts';
import { findNotificationSettingsRoute } from './notification-settings/find-notification-settings.query.ts';
import { listNotificationsRoute } from './notification/list-notifications.query.ts';
import { listOutcomesRoute } from './notification/list-outcomes.query.ts';
import { listReminderHistoryRoute } from './notification/list-reminder-history.query.ts';
import { orbQueryRoutes } from './orb/orb.query-routes.ts';
import { findNearThoughtsRoute } from './passages/find-near-thoughts.query.ts';
import { listPushDevicesRoute } from './push-device/list-push-devices.query.ts';
import { noEngine, quotesOnly, type QueryOptions } from './query-options.ts';
import { findRetentionRoute } from './recording-retention/recording-retention.query.ts';
import { findReferralRoute } from './referral/find-referral.query.ts';
import { findReminderRoute, listRemindersRoute } from './reminder/list-reminders.query.ts';
import { findRereadingRoute } from './rereading/find-rereading.query.ts';
import { listSendingsRoute } from './sending/list-sendings.query.ts';
import { storyQueryRoutes } from './story/story.query-routes.ts';
import { countThoughtsRoute } from './thought-card/count-thoughts.query.ts';
import { findEarlierYearsRoute } from './thought-card/find-earlier-years.query.ts';
import { listThoughtsRoute } from './thought-card/list-thoughts.query.ts';
import { findThoughtRoute } from './thought-detail/find-thought.query.ts';
import { findThreadRoute, listThreadsRoute } from './thread/list-threads.query.ts';
import { proposeThreadRoute } from './thread/propose-thread.query.ts';
import { suggestThreadRoute } from './thread/suggest-thread.query.ts';
import { countUnreadRoute } from './unread-count/count-unread.query.ts';
import { findMonthRoute, findYearRoute } from './year/find-year.query.ts';

const thoughtQueryRoutes = (meaning: NonNullable<QueryOptions['meaning']> | null) =>
  [
    listThoughtsRoute(meaning),
    countThoughtsRoute,
    findEarlierYearsRoute,
    findYearRoute,
    findMonthRoute,
    findThoughtRoute,
    findNearThoughtsRoute(meaning),
    listThreadsRoute,
    proposeThreadRoute,
    findThreadRoute,
    suggestThreadRoute(meaning),
    listImportsRoute,
  ] as const;

/** All queries of the read models over HTTP. */
export const createQueryRoutes = ({
  publicUrl,
  channels,
  advise = null,
  adviceShare = quotesOnly.usedShare,
  meaning = null,
  chat = quotesOnly,
  analysisStep = async () => 0,
  consentTargets = {},
  orbs = noEngine,
}: QueryOptions) =>
  [
    ...thoughtQueryRoutes(meaning),
    listConversationsRoute,
    findConversationRoute,
    listAnsweringThoughtsRoute,
    findChatEngineRoute(chat),
    listConsentsRoute(consentTargets),
    listSendingsRoute,
    findMemoryRoute,
    listFavoritesRoute,
    findRereadingRoute(analysisStep),
    listLooksRoute,
    ...orbQueryRoutes(orbs),
    listRemindersRoute,
    findReminderRoute,
    findReferralRoute(publicUrl),
    listNotificationsRoute,
    countUnreadRoute,
    listOutcomesRoute,
    listReminderHistoryRoute,
    findNotificationSettingsRoute(channels),
    listPushDevicesRoute,
    listAnnouncementsRoute,
    findRetentionRoute,
    ...goalQueryRoutes(advise, adviceShare),
    ...clientInboxQueryRoutes,
    ...storyQueryRoutes(publicUrl, meaning),
    ...communityQueryRoutes(publicUrl),
  ] as const;

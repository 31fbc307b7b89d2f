import type { AnyQueryRoute } from '@ecrin/platform/routing/route.ts';
import { listAnnouncementsRoute } from './broadcast/list-announcements.query.ts';
import { findConversationRoute } from './conversation/find-conversation.query.ts';
import { listConversationsRoute } from './conversation/list-conversations.query.ts';
import { listFavoritesRoute } from './favorite/list-favorites.query.ts';
import { findGoalRoute, listGoalsRoute } from './goal/goal.query-routes.ts';
import { listNotificationsRoute } from './notification/list-notifications.query.ts';
import type { MeaningSearch } from './passages/search-by-meaning.ts';
import { listRemindersRoute } from './reminder/list-reminders.query.ts';
import { countThoughtsRoute } from './thought-card/count-thoughts.query.ts';
import { findEarlierYearsRoute } from './thought-card/find-earlier-years.query.ts';
import { listThoughtsRoute } from './thought-card/list-thoughts.query.ts';
import { findThoughtRoute } from './thought-detail/find-thought.query.ts';
import { findThreadRoute, listThreadsRoute } from './thread/list-threads.query.ts';
import { proposeThreadRoute } from './thread/propose-thread.query.ts';
import { countUnreadRoute } from './unread-count/count-unread.query.ts';
import { findMonthRoute, findYearRoute } from './year/find-year.query.ts';

const noEngineHere = (): never => {
  throw new Error('there is no model of meaning in this thread');
};
const noMeaning: MeaningSearch = { find: noEngineHere, findNear: noEngineHere };

/** The queries of the screens people look at most, for a thread that has the read models and nothing else. What needs an engine throws there. */
export const modelQueryRoutes: readonly AnyQueryRoute[] = [
  listThoughtsRoute(noMeaning),
  countThoughtsRoute,
  findEarlierYearsRoute,
  findYearRoute,
  findMonthRoute,
  findThoughtRoute,
  listThreadsRoute,
  proposeThreadRoute,
  findThreadRoute,
  listConversationsRoute,
  findConversationRoute,
  listFavoritesRoute,
  listRemindersRoute,
  listNotificationsRoute,
  countUnreadRoute,
  listAnnouncementsRoute,
  listGoalsRoute,
  findGoalRoute,
];

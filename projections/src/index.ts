import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { adminRowProjection } from './admin-row/admin-row.projection.ts';
import { broadcastProjections } from './broadcast/broadcast-projections.ts';
import { chatUsageProjection } from './chat/chat-usage.projection.ts';
import { clientPermissionProjection } from './client-permission/client-permission.projection.ts';
import { clientProfileProjection } from './client-profile/client-profile.projection.ts';
import { communityNotificationsProjection } from './community-notifications/community-notifications.projection.ts';
import { communityProjections } from './community/community.projection.ts';
import { consentProjection } from './consent/consent.projection.ts';
import { conversationProjection } from './conversation/conversation.projection.ts';
import { deferredProjections } from './deferred-projections.ts';
import { favoritesProjection } from './favorite/favorite.projection.ts';
import { goalCalendarProjection, goalProjection } from './goal/goal.projection.ts';
import { findGoalRoute, listGoalsRoute } from './goal/goal.query-routes.ts';
import { inboxProjections } from './inbox/inbox-projections.ts';
import { importProjections } from './journal-import/import.projections.ts';
import { lookProjection } from './look/look.projection.ts';
import { memoryProjection } from './memory/memory.projection.ts';
import { notificationSettingsProjection } from './notification-settings/notification-settings.projection.ts';
import { listNotificationsRoute } from './notification/list-notifications.query.ts';
import { notificationProjection } from './notification/notification.projection.ts';
import { operationProjections } from './operation-projections.ts';
import { orbProjections } from './orb/orb-projections.ts';
import { pushDeviceProjection } from './push-device/push-device.projection.ts';
import {
  keptSoundProjection,
  recordingRetentionProjection,
} from './recording-retention/recording-retention.projection.ts';
import { referralProjection } from './referral/referral.projection.ts';
import { reminderProjection } from './reminder/reminder.projection.ts';
import { rereadingProjection } from './rereading/rereading.projection.ts';
import { sendingProjection } from './sending/sending.projection.ts';
import {
  maintenanceBannerProjection,
  serviceSettingsProjection,
  settingChangeProjection,
} from './service-settings/service-settings.projection.ts';
import { storyProjections } from './story/story.projections.ts';
import { listThoughtsRoute } from './thought-card/list-thoughts.query.ts';
import { thoughtCardProjection } from './thought-card/thought-card.projection.ts';
import { thoughtDetailProjection } from './thought-detail/thought-detail.projection.ts';
import { threadProjection } from './thread/thread.projection.ts';
import { countUnreadRoute } from './unread-count/count-unread.query.ts';
import { unreadCountProjection } from './unread-count/unread-count.projection.ts';

export { createQueryRoutes } from './client-query-routes.ts';
export { modelQueryRoutes } from './model-query-routes.ts';
export { createAdminQueryRoutes } from './admin-query-routes.ts';
export { findServiceFigures, findServiceFiguresRoute } from './service-figures/find-service-figures.query.ts';
export { listServiceAlerts } from './service-alert/service-alert.projection.ts';
export type { UpkeepDocument } from './upkeep/upkeep.model.ts';
export { findUpkeep, listUpkeepUnderWay } from './upkeep/upkeep.query.ts';
export { workQueries } from './work/work.query.ts';
export { adminNotificationModel } from './admin-notification/admin-notification.model.ts';
export { adminNotificationQueries } from './admin-notification/admin-notifications.query.ts';
export { listActivity, readActivity } from './activity/list-activity.query.ts';
export { listThingActivity } from './activity/list-thing-activity.query.ts';
export { listClientsRoute } from './client-row/list-clients.query.ts';
export { findClient } from './client-row/find-client.query.ts';
export { findAdminRow, findAdminRows } from './admin-row/find-admin-rows.query.ts';
export { findKnownClients } from './inbox/known-people.ts';
export { heldItemsModels, listHeldItems } from './inbox/held-items.query.ts';
export { audienceModels, listAudience } from './audience/list-audience.query.ts';
export { countAudienceRoute } from './audience/count-audience.query.ts';
export { clientProfileModel } from './client-profile/client-profile.model.ts';
export { findReferrer } from './client-profile/find-referrer.query.ts';
export { findClientProfile } from './client-profile/find-client-profile.query.ts';
export type { ChatEngineConfig } from './chat/find-chat-engine.query.ts';
export { countChatTokens } from './chat/count-chat-tokens.query.ts';
export { answerFromThoughts, answerModels } from './conversation/answer-question.query.ts';
export { forgetPassages } from './passages/forget-passages.ts';
export { passagesModel } from './passages/passages.model.ts';
export { placePassages } from './passages/place-passages.ts';
export { createMeaningSearch, type MeaningSearch } from './passages/search-by-meaning.ts';
export { findByWords, soughtWords } from './retrieval/find-by-words.ts';
export { fuseScores } from './retrieval/fuse-scores.ts';
export { ownDataReaders } from './export/own-data-readers.ts';
export { findErasureOutlook } from './erasure/erasure-outlook.query.ts';
export { findThoughtsToErase } from './erasure/thoughts-to-erase.query.ts';
export { listOwnErasures } from './erasure/own-erasure.projection.ts';
export { countThoughtsOf } from './thought-card/count-thoughts.query.ts';
export { listOwnLabels } from './thought-card/list-own-labels.query.ts';
export { findLastZone } from './thought-card/find-last-zone.query.ts';
export { findGoalIds } from './goal/read-goals.ts';
export { clientContent } from './look/client-content.query.ts';
export {
  findDuplicates,
  findFiledElsewhere,
  goalListModels,
  importModels,
  listGoalOrigins,
  listImportedStories,
  listImportedThoughts,
  tallyImported,
  storyListModels,
} from './journal-import/import-lists.ts';
export { listRereadThoughts, listThoughtsToReread, rereadingModels } from './rereading/thoughts-to-reread.ts';
export { listThoughtsInThread, thoughtsInThreadModels } from './thread/thoughts-in-thread.ts';
export { replayGoalStatistics, type StatisticsOutput } from './goal-statistics/replay-goal-statistics.ts';
export {
  createGoalStatisticsRoute,
  type GoalStatisticsReplays,
  type ReplayQuestion,
  type RunningReplay,
} from './goal-statistics/goal-statistics.route.ts';
export { wordsOfGoal } from './goal-statistics/replay-goals.ts';
export { listGoalSnapshots, goalSnapshotModels } from './goal/list-goal-snapshots.query.ts';
export { findOpenLinks } from './story/open-links.query.ts';
export { findOwnOrbIds } from './orb/own-orb-ids.ts';
export { selectThoughts, selectionModels } from './orb-run/select-thoughts.query.ts';
export { readPartModels, readThoughtsOfPart } from './orb-run/read-run-parts.query.ts';
export { findLastScheduledRun } from './orb-schedule/find-orb-schedule.query.ts';
export { orbRunModel } from './orb-run/orb-run.model.ts';
export { findOrbBudget } from './orb-run/orb-budget.projection.ts';
export type { OrbEngineConfig } from './orb-run/estimate-run.query.ts';
export { findServiceShare, findUsedShare, listClientShares } from './usage/find-budget.query.ts';
export { showClientUsageRoute } from './usage/show-client-usage.query.ts';
export { previewBudgetRoute } from './usage/preview-budget.query.ts';
export { showUsageRoute } from './usage/show-usage.query.ts';
export {
  keptSoundModels,
  listErasedSounds,
  listSoundsInWords,
} from './recording-retention/recording-retention.query.ts';
export { findServiceSettings } from './service-settings/find-service-settings.query.ts';
export { createSettingsQueryRoutes } from './service-settings/service-settings.query-routes.ts';
export { communityAudience } from './community/community-changes.ts';
export { communityMemberModel } from './community/community.model.ts';
export { communityNewsModels, findCommunityNews } from './community-notifications/community-digest.query.ts';
export { listToldMembers, toldMembersModels } from './community-notifications/list-told-members.query.ts';
export { communityReaders } from './community/community-readers.ts';
export { findUnansweredRequests } from './request/own-requests.query.ts';
export { findEarlierText, findFirstName, readableCopyOf } from './story/find-shared-copy.query.ts';
export { findReminderIds } from './reminder/list-reminders.query.ts';
export { findNotificationTitle } from './notification/find-notification-title.query.ts';
export { notificationModel } from './notification/notification.model.ts';
export { listUnreadNotifications } from './notification/unread-notifications.query.ts';
export { devicesOf, devicesOfSession, devicesWithToken } from './push-device/list-push-devices.query.ts';
export { countUnread } from './unread-count/count-unread.query.ts';
export { unreadCountModel } from './unread-count/unread-count.model.ts';
export { thoughtCardModel } from './thought-card/thought-card.model.ts';
export { thoughtDetailModel } from './thought-detail/thought-detail.model.ts';

export {
  deferredProjections,
  findGoalRoute,
  listGoalsRoute,
  countUnreadRoute,
  listNotificationsRoute,
  listThoughtsRoute,
  notificationProjection,
  thoughtCardProjection,
  unreadCountProjection,
};

/** What people look at right after they did something. */
const promptProjections: readonly AnyProjection[] = [
  adminRowProjection,
  clientProfileProjection,
  referralProjection,
  thoughtCardProjection,
  thoughtDetailProjection,
  threadProjection,
  reminderProjection,
  notificationProjection,
  unreadCountProjection,
  notificationSettingsProjection,
  pushDeviceProjection,
  goalProjection,
  goalCalendarProjection,
  conversationProjection,
  consentProjection,
  sendingProjection,
  chatUsageProjection,
  favoritesProjection,
  memoryProjection,
  rereadingProjection,
  ...importProjections,
  clientPermissionProjection,
  lookProjection,
  ...orbProjections,
  serviceSettingsProjection,
  settingChangeProjection,
  maintenanceBannerProjection,
  recordingRetentionProjection,
  keptSoundProjection,
  ...inboxProjections,
  ...communityProjections,
  communityNotificationsProjection,
  ...broadcastProjections,
  ...operationProjections,
  ...storyProjections,
];

/** All read models. */
export const projections: readonly AnyProjection[] = [...promptProjections, ...deferredProjections];

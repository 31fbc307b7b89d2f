export { adminRoutes } from './admin/admin.routes.ts';
export { createFindAdminPermissions } from './admin/admin-permissions.ts';
export { prepareFirstAdmin } from './admin/first-admin/prepare-first-admin.ts';
export { accountRoutes } from './account/account.routes.ts';
export type { ApiServices, HashKind, Log } from './http/api-services.ts';
export { createGoalRoutes } from './goal/goal.routes.ts';
export { createApp, type AppOptions } from './http/app.ts';
export { createHealthApp, type Readiness } from './http/health.ts';
export { bareHeaders } from './http/security-headers.ts';
export type { AreaRoutes } from './http/routing/mount-routes.ts';
export {
  openSockets,
  createSocketBroadcasts,
  type SocketBroadcasts,
  type SocketOptions,
  type Sockets,
} from './sockets/sockets.ts';
export type { StaticRoot } from './http/static-files.ts';
export type { QueuedMessage } from './messages/queued-message.ts';
export { createMessageWriter } from './messages/write-message.ts';
export { createNotificationRoutes } from './notification/notification.routes.ts';
export { recordMailResult } from './notification/record-mail-result.ts';
export { createPictureRoutes } from './account/profile/picture.routes.ts';
export { finishSeals } from './recording/finish-seal.ts';
export { createRecordingRoutes } from './recording/recording.routes.ts';
export { createPendingSeals } from './recording/pending-seals.ts';
export { deleteAbandonedRecordings } from './recording/delete-abandoned-recordings.ts';
export { createReminderRoutes } from './reminder/reminder.routes.ts';
export { createThreadRoutes } from './thread/thread.routes.ts';
export { thoughtRoutes } from './thought/thought.routes.ts';

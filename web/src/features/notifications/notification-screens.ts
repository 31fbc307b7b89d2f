/** The screens of notifications, loaded in one chunk: a list of its parts for each of them would make every first screen larger. */
export { NotificationsScreen } from './list/notifications-screen.tsx';
export { NotificationSettingsScreen } from './settings/settings-screen.tsx';

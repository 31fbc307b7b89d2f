/** The screens of communities, loaded in one chunk. */
export { CommunitiesScreen } from './list/communities-screen.tsx';
export { SharedCopyScreen } from './copies/copy-screen.tsx';
export { CommunityScreen, InviteScreen } from './page/community-screen.tsx';
export { CommunitySettingsScreen } from './settings/settings-screen.tsx';

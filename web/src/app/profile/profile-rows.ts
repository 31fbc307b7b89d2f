import {
  bellIcon,
  buildingIcon,
  checksIcon,
  clockIcon,
  deviceIcon,
  downloadIcon,
  exportIcon,
  eyeIcon,
  facetIcon,
  fileTextIcon,
  infoIcon,
  languageIcon,
  lockIcon,
  pencilIcon,
  questionIcon,
  refreshIcon,
  shieldLockIcon,
  starIcon,
  targetIcon,
  threadIcon,
  trashIcon,
  userPlusIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import type { MessageDescriptor } from 'react-intl';
import { erasureMessages } from '#features/profile/erasure/erasure.messages.ts';
import { importMessages } from '#features/profile/import/import.messages.ts';
import { looksMessages } from '#features/profile/looks/looks.messages.ts';
import { ownDataMessages } from '#features/profile/own-data/own-data.messages.ts';
import { profileMessages } from '#features/profile/profile.messages.ts';
import { referralMessages } from '#features/profile/referral/referral.messages.ts';
import { rereadingMessages } from '#features/profile/rereading/rereading.messages.ts';
import { securityMessages } from '#features/profile/security/security.messages.ts';
import { signInMethodMessages } from '#features/profile/sign-in-methods/sign-in-methods.messages.ts';
import { yearMessages } from '#features/year/year.messages.ts';
import { consentMessages } from '#lib/consent/consent.messages.ts';
import { pageMessages } from '#lib/navigation/page.messages.ts';
import { sectionMessages } from '#lib/navigation/section.messages.ts';
import { lockSettingsMessages } from '../lock/settings/lock-settings.messages.ts';
import { drawerMessages as groups } from './drawers.messages.ts';
import { ErasureFact } from './erasure-fact.ts';
import * as facts from './facts.ts';

/** `Fact`: the line under the name. */
export type ProfileRow = Readonly<{
  icon: IconShape;
  name: MessageDescriptor;
  path: string;
  Fact: facts.Fact;
}>;
type ProfileGroup = Readonly<{ title: MessageDescriptor; rows: readonly ProfileRow[] }>;

/** All that is kept behind the profile, in the order it is shown. */
export const profileGroups: readonly ProfileGroup[] = [
  {
    title: groups.returning,
    rows: [
      { path: '/app/year', name: yearMessages.title, icon: facetIcon, Fact: facts.YearFact },
      { path: '/app/stories', name: pageMessages.stories, icon: fileTextIcon, Fact: facts.StoriesFact },
      { path: '/app/favorites', name: profileMessages.favorites, icon: starIcon, Fact: facts.FavoritesFact },
      { path: '/app/threads', name: sectionMessages.threads, icon: threadIcon, Fact: facts.ThreadsFact },
      { path: '/app/goals', name: pageMessages.goals, icon: targetIcon, Fact: facts.GoalsFact },
    ],
  },
  {
    title: groups.sharing,
    rows: [
      { path: '/app/communities', name: pageMessages.communities, icon: buildingIcon, Fact: facts.CommunitiesFact },
      { path: '/app/profile/referral', name: referralMessages.title, icon: userPlusIcon, Fact: facts.ReferralFact },
    ],
  },
  {
    title: groups.taking,
    rows: [
      { path: '/app/profile/import', name: importMessages.title, icon: downloadIcon, Fact: facts.ImportFact },
      { path: '/app/profile/data', name: ownDataMessages.title, icon: exportIcon, Fact: facts.OwnDataFact },
    ],
  },
  {
    title: groups.trust,
    rows: [
      { path: '/app/profile/looks', name: looksMessages.title, icon: eyeIcon, Fact: facts.LooksFact },
      { path: '/app/profile/consents', name: consentMessages.title, icon: checksIcon, Fact: facts.ConsentsFact },
      { path: '/app/profile/erasure', name: erasureMessages.title, icon: trashIcon, Fact: ErasureFact },
    ],
  },
  {
    title: groups.settings,
    rows: [
      { path: '/app/profile/reminders', name: profileMessages.reminders, icon: clockIcon, Fact: facts.RemindersFact },
      {
        path: '/app/profile/notifications',
        name: profileMessages.notifications,
        icon: bellIcon,
        Fact: facts.NotificationsFact,
      },
      { path: '/app/profile/devices', name: securityMessages.sessions, icon: deviceIcon, Fact: facts.DevicesFact },
      { path: '/app/profile/lock', name: lockSettingsMessages.title, icon: lockIcon, Fact: facts.LockFact },
      { path: '/app/profile/sign-in', name: signInMethodMessages.title, icon: shieldLockIcon, Fact: facts.SignInFact },
      { path: '/app/profile/display', name: profileMessages.display, icon: languageIcon, Fact: facts.DisplayFact },
      { path: '/app/profile/words', name: profileMessages.words, icon: pencilIcon, Fact: facts.WordsFact },
      { path: '/app/profile/rereading', name: rereadingMessages.title, icon: refreshIcon, Fact: facts.RereadingFact },
      { path: '/app/profile/requests', name: pageMessages.requests, icon: questionIcon, Fact: facts.RequestsFact },
      { path: '/app/profile/about', name: profileMessages.about, icon: infoIcon, Fact: facts.VersionFact },
    ],
  },
];

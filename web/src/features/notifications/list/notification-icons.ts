import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import {
  clockIcon,
  fileTextIcon,
  shieldLockIcon,
  speakerphoneIcon,
  targetIcon,
  userPlusIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';

export const notificationIcons: Readonly<Record<NotificationCard['kind'], IconShape>> = {
  reminder: clockIcon,
  goal: targetIcon,
  thought: fileTextIcon,
  referral: userPlusIcon,
  account: shieldLockIcon,
  news: speakerphoneIcon,
};

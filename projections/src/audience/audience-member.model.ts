import { reachabilityOf, type ChannelReach, type Reachability } from '@ecrin/domain/broadcast/audience-reach.ts';
import type { BroadcastAudience, BroadcastSegment } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import type { ClientPermission } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { languages, type Language } from '@ecrin/domain/kernel/language.ts';
import {
  defaultNotificationSettings,
  type NotificationChannel,
  type NotificationSettings,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import type { Filter, Model } from '@ecrin/platform/ports/read-models.ts';

/** What is known of a client: nothing of it is a personal word. `settings` null: the defaults. `activeOn`: the last day (UTC) with an act of theirs. */
type MemberFacts = Readonly<{
  ownerId: string;
  language: Language;
  granted: readonly ClientPermission[];
  /** Organisations they belong to. */
  organizations: readonly string[];
  activeOn: string;
  settings: NotificationSettings | null;
  devices: readonly string[];
  hasAddress: boolean;
  deactivated: boolean;
}>;

/** One document per client, under the client's id. `reach`: how they are reached, as one word, so that equal ones are counted; `quiet`: their quiet hours, likewise. */
export type AudienceMemberDocument = MemberFacts &
  Readonly<{ reach: string; push: ChannelReach; mail: ChannelReach; quiet: string }>;

export const audienceMemberModel: Model<AudienceMemberDocument> = {
  name: 'audience-member',
  version: 3,
  indexes: [
    ['deactivated', 'language', 'activeOn'],
    ['deactivated', 'ownerId'],
    ['granted'],
    ['organizations'],
    ['reach'],
    ['push', 'mail'],
    ['quiet'],
  ],
};

export const memberOf = (facts: MemberFacts): AudienceMemberDocument => {
  const settings = facts.settings ?? defaultNotificationSettings;
  const { language, hasAddress, devices } = facts;
  const reachability = reachabilityOf({ language, settings, hasAddress, hasDevice: devices.length > 0 });
  return {
    ...facts,
    reach: reachWordOf(reachability),
    push: reachability.push,
    mail: reachability.mail,
    quiet: JSON.stringify(settings.quietHours),
  };
};

const channelsInOrder: readonly NotificationChannel[] = ['in-app', 'push', 'mail'];
const reaches: readonly ChannelReach[] = ['on', 'off', 'no-device', 'no-address'];

const reachWordOf = (reachability: Reachability): string =>
  [reachability.language, ...channelsInOrder.map((channel) => reachability[channel])].join('/');

export const readReachWord = (word: string): Reachability => {
  const [language, ...states] = word.split('/');
  const [inApp = 'off', push = 'off', mail = 'off'] = states.map((state) => reaches.find((reach) => reach === state));
  return { language: languages.find((one) => one === language) ?? 'fr', 'in-app': inApp, push, mail };
};

/** The clients of an audience, at an instant (ISO 8601). */
export const audienceFilter = (audience: BroadcastAudience, now: string): Filter<AudienceMemberDocument> => {
  const all = { deactivated: false };
  if (audience.to === 'all') return all;
  if (audience.to === 'client') return { ...all, ownerId: audience.clientId };
  return { ...all, ...segmentFilter(audience, now) };
};

const segmentFilter = (
  { language, activity, permission, organizationId }: BroadcastSegment,
  now: string,
): Filter<AudienceMemberDocument> => {
  const since = activity && addMs(now, -activity.days * dayMs).slice(0, 10);
  return {
    ...(language && { language }),
    ...(since && { activeOn: activity.kind === 'active' ? { gte: since } : { lt: since } }),
    ...(permission && { granted: { has: permission } }),
    ...(organizationId && { organizations: { has: organizationId } }),
  };
};

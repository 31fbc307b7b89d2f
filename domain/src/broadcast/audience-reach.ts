import type { Language } from '#kernel/language.ts';
import type { NotificationChannel, NotificationSettings } from '#notification/notification.vocabulary.ts';
import type { BroadcastPlan, BroadcastWords } from './broadcast.vocabulary.ts';

/** Whether a client can be reached on a channel, or why not. */
export type ChannelReach = 'on' | 'off' | 'no-device' | 'no-address';
/** What decides how one client is reached; equal ones are counted together. */
export type Reachability = Readonly<{ language: Language } & Record<NotificationChannel, ChannelReach>>;

export type ReachFacts = Readonly<{
  language: Language;
  settings: NotificationSettings;
  hasAddress: boolean;
  hasDevice: boolean;
}>;

/** As the delivery of a notification decides. In the app `general` does not matter. */
export const reachabilityOf = ({ language, settings, hasAddress, hasDevice }: ReachFacts): Reachability => {
  const { news } = settings.kinds;
  const outside = (isOn: boolean, otherwise: ChannelReach, has: boolean): ChannelReach => {
    if (!settings.general || !isOn) return 'off';
    return has ? 'on' : otherwise;
  };
  return {
    language,
    'in-app': news['in-app'] ? 'on' : 'off',
    push: outside(news.push, 'no-device', hasDevice),
    mail: outside(news.mail, 'no-address', hasAddress),
  };
};

/** Why a client of the audience gets nothing. `not-set-up`: this server does not send on the channels that are left. */
export const leftOutReasons = ['switched-off', 'no-address', 'no-device', 'not-set-up', 'no-words'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Who of the audience got nothing, and why. */
export type LeftOut = Readonly<{ clientId: string; reason: LeftOutReason }>;

export type BroadcastReach =
  | Readonly<{ channels: readonly NotificationChannel[]; language: Language; fallback: boolean }>
  | Readonly<{ leftOut: LeftOutReason }>;

type Sending = Pick<BroadcastPlan, 'channels' | 'fallback'> &
  Readonly<{
    written: Readonly<Record<Language, boolean>>;
    setUp: Readonly<Record<'push' | 'mail', boolean>>;
  }>;

/** In which language and where a client gets it, or the reason that is nearest to being reached. */
export const reachOf = (client: Reachability, { channels, fallback, written, setUp }: Sending): BroadcastReach => {
  const language = written[client.language] ? client.language : fallback;
  if (language === null || !written[language]) return { leftOut: 'no-words' };
  const possible = channels.filter((channel) => channel === 'in-app' || setUp[channel]);
  const reached = possible.filter((channel) => client[channel] === 'on');
  if (reached.length > 0) return { channels: reached, language, fallback: language !== client.language };
  const reasons = new Set(possible.map((channel) => client[channel]));
  if (reasons.has('no-address')) return { leftOut: 'no-address' };
  if (reasons.has('no-device')) return { leftOut: 'no-device' };
  return { leftOut: possible.length === 0 ? 'not-set-up' : 'switched-off' };
};

export const writtenLanguages = (words: BroadcastWords | null): Readonly<Record<Language, boolean>> => ({
  fr: Boolean(words?.fr),
  en: Boolean(words?.en),
});

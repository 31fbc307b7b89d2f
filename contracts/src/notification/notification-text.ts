import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { BroadcastPart, NotificationKind } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { knownZone } from '@ecrin/domain/time/known-zone.ts';
import { communitySentences } from './community-sentences.ts';
import { notificationSentences } from './notification-sentences.ts';
import { englishSystemMessages } from './system-messages-en.ts';
import { frenchSystemMessages, type SystemMessageSentences } from './system-messages-fr.ts';

type Words = Readonly<{ title: string; body: string | null }>;
type Said<Title extends string | null> = Readonly<{ title: Title; body: string | null; saying: SystemMessage | null }>;

/** A notification's text in a language: Écrin's own sentences replace the words it was posted with. */
export const notificationTextIn = <Title extends string | null>(
  language: Language,
  { title, body, saying }: Said<Title>,
): Readonly<{ title: Title | string; body: string | null }> => ({
  title,
  body,
  ...(saying && systemMessageIn(language, saying)),
});

type Posted = Said<string | null> & Readonly<{ kind: NotificationKind; broadcast: BroadcastPart | null }>;

/** The same outside the app, on a locked screen or in a mail. `words`: whether the person allows their own words there; words of the service may stand there anyway, those of a private community never. */
export const notificationTextOutside = (language: Language, posted: Posted, words: boolean): Words => {
  const { kind, broadcast, saying } = posted;
  const wordless = notificationSentences[language].wordless(kind);
  if (saying?.about === 'community-digest')
    return { title: wordless, body: communitySentences[language].digest(saying.news, words) };
  const { title, body } = notificationTextIn(language, posted);
  const shown = broadcast?.words === 'service' || (words && !isOfPrivateCommunity(saying));
  return shown && title !== null ? { title, body } : { title: wordless, body: null };
};

const isOfPrivateCommunity = (saying: SystemMessage | null): boolean =>
  saying !== null && 'isPrivate' in saying && saying.isPrivate;

const systemMessages: Readonly<Record<Language, SystemMessageSentences>> = {
  fr: frenchSystemMessages,
  en: englishSystemMessages,
};

/** Écrin's sentences in a language; the person's own words where it has none. */
const systemMessageIn = (language: Language, saying: SystemMessage): Partial<Words> => {
  const sentences = systemMessages[language];
  if ('startsOn' in saying) return sentences[saying.about](saying.keptDays, dayIn(saying.startsOn));
  if ('keptDays' in saying) return sentences[saying.about](saying.keptDays);
  if ('moment' in saying) return sentences[saying.about](timeIn(language, saying), saying.reading);
  if ('strength' in saying)
    return { body: `${sentences[saying.about](saying)} ${sentences.strength(percentIn(language, saying.strength))}` };
  if ('count' in saying) return { title: sentences[saying.about](saying.count) };
  return saying.about === 'test' ? sentences.test : communityMessageIn(language, saying);
};

type OfCommunities = Extract<SystemMessage, Readonly<{ isPrivate: boolean }> | Readonly<{ news: unknown }>>;
const communityMessageIn = (language: Language, saying: OfCommunities): Words => {
  const sentences = communitySentences[language];
  return saying.about === 'community-digest'
    ? { title: notificationSentences[language].wordless('digest'), body: sentences.digest(saying.news, true) }
    : sentences[saying.about](saying);
};

/** Where the reader’s region is not known, English is British. */
const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };
const dayIn = (day: string): string => day.split('-').toReversed().join('/');
const percentIn = (language: Language, share: number): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);
const timeIn = (language: Language, { moment, timeZone }: Readonly<{ moment: string; timeZone: string }>): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: knownZone(timeZone),
  }).format(new Date(moment));

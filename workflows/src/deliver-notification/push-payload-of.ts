import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import { notificationSentences } from '@ecrin/contracts/notification/notification-sentences.ts';
import { notificationTextOutside } from '@ecrin/contracts/notification/notification-text.ts';
import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { snoozes } from '@ecrin/domain/reminder/reminder.vocabulary.ts';

/** `words`: whether the person allows their own words on a locked screen; words of the service to everybody may stand there anyway. */
export type PushContent = Readonly<{
  notificationId: string;
  posted: PostedNotification;
  language: Language;
  words: boolean;
  ticket: string;
}>;

/** UTF-16 units: what a device shows, and far below the limit of push services even if each takes six bytes. */
const [maxTitleLength, maxBodyLength] = [120, 200];

/** What is encrypted for a device, which shows one per reminder; below 3,000 bytes as JSON. Without `words` it only states that something is waiting. */
export const pushPayloadOf = ({ notificationId, posted, language, words, ticket }: PushContent): PushPayload => {
  const { kind, subject } = posted;
  const { title, body } = notificationTextOutside(language, posted, words);
  const { actions } = notificationSentences[language];
  return {
    notificationId,
    ticket,
    language,
    ...(subject?.kind === 'reminder' && { tag: subject.id }),
    title: truncate(title, maxTitleLength),
    // The names in it may be those of private communities.
    body: kind === 'digest' || body === null ? null : truncate(body, maxBodyLength),
    link: linkOfSubject(subject),
    actions:
      kind === 'reminder' ? (['done', ...snoozes] as const).map((action) => ({ action, title: actions[action] })) : [],
  };
};

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Never in the middle of a character. */
const truncate = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const last = graphemes.segment(text).containing(longest - 1);
  return `${text.slice(0, last?.index ?? longest - 1)}…`;
};

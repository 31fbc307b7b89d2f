import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { systemMessageSentences } from './system-message-sentences.ts';

type Words = Readonly<{ title: string; body: string | null }>;

/** A notification's text in a language: Écrin's own sentences replace the words it was posted with. */
export const notificationTextIn = <Title extends string | null>(
  language: Language,
  { title, body, saying }: Readonly<{ title: Title; body: string | null; saying: SystemMessage | null }>,
): Readonly<{ title: Title | string; body: string | null }> => ({
  title,
  body,
  ...(saying && systemMessageIn(language, saying)),
});

/** Écrin's sentences in a language; the person's own words where it has none. */
const systemMessageIn = (language: Language, saying: SystemMessage): Partial<Words> => {
  const sentences = systemMessageSentences[language];
  if ('startsOn' in saying) return sentences[saying.about](saying.keptDays, dayIn(saying.startsOn));
  if ('keptDays' in saying) return sentences[saying.about](saying.keptDays);
  if ('moment' in saying) return sentences[saying.about](timeIn(language, saying));
  if ('strength' in saying)
    return { body: `${sentences[saying.about](saying)} ${sentences.strength(percentIn(language, saying.strength))}` };
  return saying.about === 'test' ? sentences.test : { title: sentences[saying.about](saying.count) };
};

const dayIn = (day: string): string => day.split('-').toReversed().join('/');
const percentIn = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
const timeIn = (language: Language, { moment, timeZone }: Readonly<{ moment: string; timeZone: string }>): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment));

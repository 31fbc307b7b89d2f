import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { systemMessageSentences } from './system-message-sentences.ts';

type Words = Readonly<{ title: string; body: string | null }>;

/** What a notification says to who reads it in a language: what Écrin itself says, in the place of the words it was posted with. */
export const notificationTextIn = <Title extends string | null>(
  language: Language,
  { title, body, saying }: Readonly<{ title: Title; body: string | null; saying: SystemMessage | null }>,
): Readonly<{ title: Title | string; body: string | null }> => ({
  title,
  body,
  ...(saying && systemMessageIn(language, saying)),
});

/** What Écrin says in a language; what is not there are the person’s own words. */
const systemMessageIn = (language: Language, saying: SystemMessage): Partial<Words> => {
  const sentences = systemMessageSentences[language];
  if ('moment' in saying) return sentences[saying.about](timeIn(language, saying));
  if ('strength' in saying)
    return { body: `${sentences[saying.about](saying)} ${sentences.strength(percentIn(language, saying.strength))}` };
  return saying.about === 'test' ? sentences.test : { title: sentences[saying.about](saying.count) };
};

const percentIn = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
const timeIn = (language: Language, { moment, timeZone }: Readonly<{ moment: string; timeZone: string }>): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment));

import type { OrbReading } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

type Noun = readonly [one: string, several: string];
type Words = Readonly<{
  items: Readonly<Partial<Record<OrbReading['kind'], Noun>>>;
  thought: Noun;
  ownText: string;
  in: string;
  from: string;
}>;

const words: Readonly<Record<Language, Words>> = {
  fr: {
    items: {
      list: ['point relevé', 'points relevés'],
      checklist: ['chose à faire relevée', 'choses à faire relevées'],
      table: ['ligne relevée', 'lignes relevées'],
    },
    thought: ['pensée', 'pensées'],
    ownText: 'votre texte',
    in: 'dans',
    from: 'Un résultat d’après',
  },
  en: {
    items: {
      list: ['point found', 'points found'],
      checklist: ['thing to do found', 'things to do found'],
      table: ['row found', 'rows found'],
    },
    thought: ['thought', 'thoughts'],
    ownText: 'your text',
    in: 'in',
    from: 'A result from',
  },
};

const counted = (count: number, noun: Noun): string => `${count} ${noun[count < 2 ? 0 : 1]}`;

/** « 6 points relevés dans 9 pensées. » */
export const orbReadingIn = (language: Language, { kind, items, thoughts }: OrbReading): string => {
  const { items: nouns, thought, ownText, ...its } = words[language];
  const source = thoughts === 0 ? ownText : counted(thoughts, thought);
  const noun = nouns[kind];
  return noun && items > 0 ? `${counted(items, noun)} ${its.in} ${source}.` : `${its.from} ${source}.`;
};

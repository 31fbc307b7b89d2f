import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { OrbReading } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { OrbFind } from '@ecrin/domain/orb/orb.vocabulary.ts';

type Noun = readonly [one: string, several: string];
type Words = Readonly<{
  items: Readonly<Partial<Record<OrbReading['kind'], Noun>>>;
  finds: Readonly<Record<OrbFind, Noun>>;
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
    finds: {
      idea: ['idée retournée', 'idées retournées'],
      lesson: ['chose apprise relevée', 'choses apprises relevées'],
      question: ['question laissée ouverte', 'questions laissées ouvertes'],
      sentence: ['phrase choisie', 'phrases choisies'],
      step: ['geste trouvé', 'gestes trouvés'],
      subject: ['sujet relevé', 'sujets relevés'],
      victory: ['victoire relevée', 'victoires relevées'],
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
    finds: {
      idea: ['idea turned over', 'ideas turned over'],
      lesson: ['thing learned found', 'things learned found'],
      question: ['question left open', 'questions left open'],
      sentence: ['sentence chosen', 'sentences chosen'],
      step: ['step found', 'steps found'],
      subject: ['subject found', 'subjects found'],
      victory: ['victory found', 'victories found'],
    },
    thought: ['thought', 'thoughts'],
    ownText: 'your text',
    in: 'in',
    from: 'A result from',
  },
};

const counted = (count: number, noun: Noun): string => `${count} ${noun[count < 2 ? 0 : 1]}`;

/** « 6 victoires relevées dans 9 pensées. » */
export const orbReadingIn = (language: Language, { kind, items, finds, thoughts }: OrbReading): string => {
  const { items: nouns, finds: found, thought, ownText, ...its } = words[language];
  const source = thoughts === 0 ? ownText : counted(thoughts, thought);
  const noun = finds ? found[finds] : nouns[kind];
  return noun && items > 0 ? `${counted(items, noun)} ${its.in} ${source}.` : `${its.from} ${source}.`;
};

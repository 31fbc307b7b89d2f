import { defineReadyOrb } from './define-ready-orb.ts';

const five = { kind: 'list', cited: true, maxItems: 5, maxWords: 30 } as const;

/** Those that look for what was said, and how often. */
export const whatReturns = defineReadyOrb(1, {
  category: 'analysis',
  look: { pattern: 'rosette', tint: 'indigo' },
  finds: 'subject',
  fr: {
    name: 'Ce qui revient',
    description: 'Les sujets qui insistent, et ce qui a changé en chemin.',
    tags: ['sujets', 'répétitions'],
    prompt:
      'Relevez les sujets qui reviennent dans au moins deux notes, du plus insistant au plus discret. Pour chacun : son nom en quelques mots, puis ce qui en est dit et ce qui a changé d’une date à l’autre. Laissez de côté ce qui ne paraît qu’une fois.',
    contract: five,
  },
  en: {
    name: 'What returns',
    description: 'The subjects that keep coming back, and what changed along the way.',
    tags: [],
    prompt:
      'Find the subjects that come back in at least two notes, the most insistent first. For each: its name in a few words, then what is said of it and what changed from one date to the next. Leave out what appears only once.',
    contract: five,
  },
});

export const smallVictories = defineReadyOrb(2, {
  category: 'motivation',
  look: { pattern: 'rays', tint: 'gold' },
  finds: 'victory',
  fr: {
    name: 'Petites victoires',
    description: 'Retrouve ce qui a marché et que vous avez déjà oublié.',
    tags: ['réussites'],
    prompt:
      'Relevez ce qui a marché : une chose faite, dite, tenue, finie ou refusée à raison, même minuscule. Une phrase par victoire, au passé composé, avec les mots de la note. Aucun compliment, aucune exagération. S’il n’y en a qu’une, n’en donnez qu’une.',
    contract: { ...five, maxItems: 6, maxWords: 24 },
  },
  en: {
    name: 'Small victories',
    description: 'Finds what went well that you have already forgotten.',
    tags: [],
    prompt:
      'Find what went well: something done, said, kept, finished or rightly refused, however small. One sentence per victory, in the past tense, in the words of the note. No praise, no exaggeration. If there is only one, give one.',
    contract: { ...five, maxItems: 6, maxWords: 24 },
  },
});

export const theRightWord = defineReadyOrb(5, {
  category: 'learning',
  look: { pattern: 'dots', tint: 'garnet' },
  finds: 'lesson',
  fr: {
    name: 'Le mot juste',
    description: 'Ce que vous avez appris ou compris, dans vos mots plutôt que les siens.',
    tags: ['apprentissage', 'mots'],
    prompt:
      'Relevez ce que la personne dit avoir appris, compris ou changé d’avis. Pour chaque point, reprenez ses propres mots entre guillemets, puis dites en quelques mots à quoi ils s’appliquent. N’expliquez rien qu’elle n’ait dit.',
    contract: five,
  },
  en: {
    name: 'The right word',
    description: 'What you learned or understood, in your words rather than its own.',
    tags: [],
    prompt:
      'Find what the person says they learned, understood or changed their mind about. For each, take their own words in quotation marks, then say in a few words what they apply to. Explain nothing that they did not say.',
    contract: five,
  },
});

export const sevenSentences = defineReadyOrb(6, {
  category: 'general',
  look: { pattern: 'rings', tint: 'night' },
  finds: 'sentence',
  fr: {
    name: 'Sept phrases',
    description: 'Votre semaine, une phrase par jour, prise à vos propres pensées.',
    tags: ['semaine'],
    prompt:
      'Choisissez une phrase par jour, sept au plus, du premier jour au dernier : celle qui dit le mieux ce que fut ce jour. Recopiez-la telle quelle, sans la corriger, précédée du jour de la semaine et de deux points. Sautez les jours sans note.',
    contract: { ...five, maxItems: 7, maxWords: 40 },
  },
  en: {
    name: 'Seven sentences',
    description: 'Your week, one sentence a day, taken from your own thoughts.',
    tags: [],
    prompt:
      'Choose one sentence per day, seven at most, from the first day to the last: the one that best says what that day was. Copy it exactly, uncorrected, after the day of the week and a colon. Skip days without a note.',
    contract: { ...five, maxItems: 7, maxWords: 40 },
  },
});

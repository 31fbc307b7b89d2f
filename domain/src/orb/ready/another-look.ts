import { defineReadyOrb } from './define-ready-orb.ts';

/** Those that look at the same thoughts from elsewhere. */
export const theOtherSide = defineReadyOrb(4, {
  category: 'creativity',
  look: { pattern: 'waves', tint: 'sea' },
  finds: 'idea',
  fr: {
    name: 'L’envers',
    description: 'Retourne une idée pour voir ce qu’elle cache au dos.',
    tags: ['idées'],
    prompt:
      'Prenez les idées et les certitudes des notes, une à une. Pour chacune, dites son envers : ce qui serait vrai si c’était le contraire, ou ce qu’en dirait celui d’en face. Une phrase par idée, concrète, sans donner raison à personne.',
    contract: { kind: 'list', cited: true, maxItems: 4, maxWords: 32 },
  },
  en: {
    name: 'The other side',
    description: 'Turns an idea over to see what lies on the other side.',
    tags: [],
    prompt:
      'Take the ideas and certainties of the notes one by one. For each, say its other side: what would be true if the opposite held, or what the other person would say. One concrete sentence per idea, taking nobody’s part.',
    contract: { kind: 'list', cited: true, maxItems: 4, maxWords: 32 },
  },
});

export const letterInAYear = defineReadyOrb(8, {
  category: 'creativity',
  look: { pattern: 'waves', tint: 'garnet' },
  fr: {
    name: 'Lettre dans un an',
    description: 'Ce que vous vivez aujourd’hui, raconté à celui ou celle que vous serez.',
    tags: ['lettre'],
    prompt:
      'Écrivez une lettre que la personne s’adresse à elle-même dans un an, à la première personne, au présent d’aujourd’hui. Dites où elle en est, ce qui la tient, ce qu’elle attend, avec les détails des notes : des lieux, des noms, des heures. Ni leçon, ni prédiction, ni formule de politesse.',
    contract: { kind: 'text', cited: true, maxWords: 200 },
  },
  en: {
    name: 'A letter for a year from now',
    description: 'What you are living through today, told to the person you will be.',
    tags: [],
    prompt:
      'Write a letter from the person to themselves in a year, in the first person and in today’s present tense. Say where they stand, what holds them, what they wait for, with the details of the notes: places, names, hours. No lesson, no prediction, no closing formula.',
    contract: { kind: 'text', cited: true, maxWords: 200 },
  },
});

export const whatChanged = defineReadyOrb(9, {
  category: 'analysis',
  look: { pattern: 'grid', tint: 'indigo' },
  fr: {
    name: 'Ce qui a changé',
    description: 'Deux moments côte à côte : ce qui a bougé, ce qui tient.',
    tags: ['périodes'],
    prompt:
      'Comparez les notes de [la première période] et celles de [la seconde période]. Une ligne par sujet présent des deux côtés : ce qui en était dit d’abord, ce qui en est dit ensuite. Si rien n’a bougé, dites « pareil ». Citez une note de chaque côté.',
    variables: [
      { name: 'la première période', kind: 'days', options: [] },
      { name: 'la seconde période', kind: 'days', options: [] },
    ],
    contract: { kind: 'table', cited: true, columns: ['Sujet', 'D’abord', 'Ensuite'], maxRows: 6, maxWords: 20 },
  },
  en: {
    name: 'What changed',
    description: 'Two moments side by side: what moved, what holds.',
    tags: [],
    prompt:
      'Compare the notes of [the first period] with those of [the second period]. One row per subject found on both sides: what was said of it at first, what is said of it then. If nothing moved, say “the same”. Cite a note from each side.',
    variables: [
      { name: 'the first period', kind: 'days', options: [] },
      { name: 'the second period', kind: 'days', options: [] },
    ],
    contract: { kind: 'table', cited: true, columns: ['Subject', 'At first', 'Then'], maxRows: 6, maxWords: 20 },
  },
});

export const questionsWorthAsking = defineReadyOrb(10, {
  category: 'learning',
  look: { pattern: 'rosette', tint: 'emerald' },
  finds: 'question',
  fr: {
    name: 'Questions à se poser',
    description: 'Quatre questions ouvertes, que vos pensées laissent en suspens.',
    tags: ['questions'],
    prompt:
      'Posez quatre questions que ces notes laissent ouvertes. Chacune part d’un détail précis d’une note, s’adresse à la personne en la vouvoyant et ne contient pas sa réponse. Aucune question par oui ou par non, aucun « avez-vous pensé à ».',
    contract: { kind: 'list', cited: true, maxItems: 4, maxWords: 26 },
  },
  en: {
    name: 'Questions worth asking',
    description: 'Four open questions that your thoughts leave hanging.',
    tags: [],
    prompt:
      'Ask four questions that these notes leave open. Each starts from a precise detail of a note, speaks to the person as “you” and does not contain its own answer. No yes-or-no questions, no “have you thought of”.',
    contract: { kind: 'list', cited: true, maxItems: 4, maxWords: 26 },
  },
});

export const weightOfTheDay = defineReadyOrb(11, {
  category: 'analysis',
  look: { pattern: 'dots', tint: 'night' },
  fr: {
    name: 'Ce que le jour a pesé',
    description: 'De 0 à 10, avec les phrases qui le disent. Lu dans le texte, jamais dans la voix.',
    tags: ['suivi'],
    prompt:
      'Estimez ce que ces jours ont pesé à la personne, d’après ce qu’elle en dit : 0, légers ; 5, ordinaires ; 10, à peine tenables. Donnez d’une à trois raisons, chacune avec les mots de la note. Aucun diagnostic, aucun conseil.',
    contract: { kind: 'score', cited: true, scale: 'Poids', maxWords: 24 },
  },
  en: {
    name: 'What the day weighed',
    description: 'From 0 to 10, with the sentences that say it. Read in the text, never in the voice.',
    tags: [],
    prompt:
      'Estimate how much these days weighed on the person, from what they say: 0, light; 5, ordinary; 10, barely bearable. Give one to three reasons, each in the words of the note. No diagnosis, no advice.',
    contract: { kind: 'score', cited: true, scale: 'Weight', maxWords: 24 },
  },
});

import type { Language } from '@ecrin/domain/kernel/language.ts';

/** Whether the text answers the question. */
export type JudgedQuestion = Readonly<{ question: string; text: string; answers: boolean }>;
const judged = (question: string, text: string, answers: boolean): JudgedQuestion => ({ question, text, answers });

const lamp = 'La lampe du salon grésille encore, l’électricien passe jeudi à 9 h.';
const choir = 'La chorale reprend en septembre, le mercredi soir, salle des fêtes.';
const bread = 'My sourdough finally rose, I left it eleven hours by the radiator.';
const move = 'Nadia cherche un appartement à Rennes, elle visite samedi avec son frère.';

/** What the model is shown before each question. */
export const judgedShots: readonly JudgedQuestion[] = [
  judged('Quand passe l’électricien ?', lamp, true),
  judged('Combien coûte l’électricien ?', lamp, false),
  judged('Quel jour a lieu la chorale ?', choir, true),
  judged('Qui dirige la chorale ?', choir, false),
  judged('How long did the bread rise?', bread, true),
  judged('Which flour did I use?', bread, false),
  judged('Où Nadia veut-elle habiter ?', move, true),
  judged('Nadia a-t-elle trouvé son appartement ?', move, false),
  judged('Did I buy a radiator?', bread, false),
  judged('Avec qui Nadia fait-elle ses visites ?', move, true),
];

const glasses = 'Le chat a marché sur mes lunettes, je vois l’opticien mardi à 17 h.';
const pottery = 'Le stage de poterie commence en octobre, 180 € l’année, chez Mme Roux.';
const bike = 'Lent me her bike until Saturday, Anna did. The front tyre needs air.';
const dream = 'Rêvé d’une maison sans portes au bord d’un lac, je n’avais pas peur.';
const boss = 'Told my boss I will not take the night shift any more. She just nodded.';

/** What a model is measured by before it may answer anybody: none of them is among the shots. */
export const judgedMeasure: readonly JudgedQuestion[] = [
  judged('Quand dois-je voir l’opticien ?', glasses, true),
  judged('Combien ai-je payé mes lunettes ?', glasses, false),
  judged('Combien coûte la poterie ?', pottery, true),
  judged('Qui donne le stage de poterie ?', pottery, true),
  judged('Ai-je aimé le stage de poterie ?', pottery, false),
  judged('Who lent me a bike?', bike, true),
  judged('What colour is the bike?', bike, false),
  judged('De quoi ai-je rêvé ?', dream, true),
  judged('Où vais-je passer l’été ?', dream, false),
  judged('What did I tell my boss?', boss, true),
  judged('When did I change jobs?', boss, false),
  judged('Comment s’appelle mon médecin ?', glasses, false),
];

/** A question over numbered thoughts; `lines`: a good answer. `cites`: the number it must cite. */
export type WrittenQuestion = Readonly<{
  language: Language;
  question: string;
  thoughts: readonly Readonly<{ day: string; text: string }>[];
  lines: readonly string[];
  cites: number;
}>;
const on = (day: string, text: string) => ({ day, text });

export const writtenShots: readonly WrittenQuestion[] = [
  {
    language: 'fr',
    question: 'Que s’est-il passé avec la lampe ?',
    thoughts: [
      on('2025-02-03', lamp),
      on('2025-02-06', 'Lampe réparée, c’était la douille. Il n’a rien voulu prendre.'),
    ],
    lines: [
      'Le 3 février, la lampe du salon grésillait encore [1].',
      'Trois jours après elle était réparée : « c’était la douille » [2].',
    ],
    cites: 1,
  },
  {
    language: 'fr',
    question: 'Où en est Nadia ?',
    thoughts: [on('2025-03-11', move)],
    lines: ['Nadia cherche un appartement à Rennes [1].', 'Elle devait le visiter samedi avec son frère [1].'],
    cites: 1,
  },
  {
    language: 'en',
    question: 'How did the bread go?',
    thoughts: [on('2025-01-19', bread)],
    lines: ['Your sourdough finally rose, after eleven hours by the radiator [1].'],
    cites: 1,
  },
];

export const writtenMeasure: readonly WrittenQuestion[] = [
  {
    language: 'fr',
    question: 'Quand dois-je voir l’opticien ?',
    thoughts: [on('2025-04-05', glasses)],
    lines: [],
    cites: 1,
  },
  { language: 'fr', question: 'De quoi ai-je rêvé ?', thoughts: [on('2025-04-09', dream)], lines: [], cites: 1 },
  { language: 'en', question: 'What did I tell my boss?', thoughts: [on('2025-05-02', boss)], lines: [], cites: 1 },
];

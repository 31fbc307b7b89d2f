import { defineReadyOrb } from './define-ready-orb.ts';

/** Those that turn thoughts into something to do. */
export const threeSteps = defineReadyOrb(3, {
  category: 'productivity',
  look: { pattern: 'grid', tint: 'emerald' },
  finds: 'step',
  fr: {
    name: 'Trois gestes',
    description: 'De tout ce que vous avez dit, trois choses faisables cette semaine.',
    tags: ['semaine', 'décider'],
    prompt:
      'Proposez trois gestes faisables avant sept jours, tirés de ce que la personne veut, promet ou redoute dans les notes. Un verbe à l’infinitif d’abord, une seule action par geste, rien qui demande d’attendre quelqu’un d’autre. Aucun conseil de santé.',
    contract: { kind: 'checklist', cited: true, maxItems: 3, maxWords: 16 },
  },
  en: {
    name: 'Three steps',
    description: 'Out of everything you said, three things you can do this week.',
    tags: [],
    prompt:
      'Propose three steps that can be done within seven days, drawn from what the person wants, promises or dreads in the notes. Begin with a verb, one action per step, nothing that means waiting for somebody else. No health advice.',
    contract: { kind: 'checklist', cited: true, maxItems: 3, maxWords: 16 },
  },
});

export const whatIPutOff = defineReadyOrb(7, {
  category: 'productivity',
  look: { pattern: 'rings', tint: 'garnet' },
  fr: {
    name: 'Ce que je remets',
    description: 'Ce que vous dites devoir faire, et depuis quand.',
    tags: ['reports'],
    prompt:
      'Relevez ce que la personne dit devoir ou vouloir faire et dont aucune note plus récente ne dit que c’est fait. Pour chaque chose : la chose, la date où elle en parle la première fois, puis ce qui semble la retenir si elle le dit. Sans reproche.',
    contract: { kind: 'checklist', cited: true, maxItems: 6, maxWords: 28 },
  },
  en: {
    name: 'What I put off',
    description: 'What you say you have to do, and since when.',
    tags: [],
    prompt:
      'Find what the person says they must or want to do, and that no later note says is done. For each: the thing, the date they first mention it, then what seems to hold it back if they say so. Without reproach.',
    contract: { kind: 'checklist', cited: true, maxItems: 6, maxWords: 28 },
  },
});

const talkVariables = {
  fr: [
    { name: 'le sujet', kind: 'text', options: [] },
    { name: 'le public', kind: 'text', options: [] },
    { name: 'les minutes', kind: 'number', options: [] },
  ],
  en: [
    { name: 'the subject', kind: 'text', options: [] },
    { name: 'the audience', kind: 'text', options: [] },
    { name: 'the minutes', kind: 'number', options: [] },
  ],
} as const;

export const preparingATalk = defineReadyOrb(12, {
  category: 'productivity',
  look: { pattern: 'rays', tint: 'sea' },
  fr: {
    name: 'Préparer une prise de parole',
    description: 'Un plan en tableau, tiré de ce que vous en avez déjà pensé.',
    tags: ['parole', 'plan'],
    prompt:
      'Préparez une prise de parole de [les minutes] minutes sur [le sujet], devant [le public]. Une ligne par point, dans l’ordre où les dire, cinq au plus. N’avancez aucun argument qui ne soit dans les notes ; l’exemple vient d’une note.',
    variables: talkVariables.fr,
    contract: {
      kind: 'table',
      cited: true,
      columns: ['Point', 'Ce que j’en dis', 'Exemple'],
      maxRows: 5,
      maxWords: 22,
    },
  },
  en: {
    name: 'Preparing a talk',
    description: 'An outline in a table, from what you have already thought about it.',
    tags: [],
    prompt:
      'Prepare a talk of [the minutes] minutes on [the subject], for [the audience]. One row per point, in speaking order, five at most. Make no argument that is not in the notes; the example comes from a note.',
    variables: talkVariables.en,
    contract: { kind: 'table', cited: true, columns: ['Point', 'What I say', 'Example'], maxRows: 5, maxWords: 22 },
  },
});

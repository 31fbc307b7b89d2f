import { defineMessage } from 'react-intl';

export const editMessages = {
  nameMissing: defineMessage({
    id: 'orbs.edit.nameMissing',
    defaultMessage: 'Un orbe a besoin d’un nom.',
    description: 'Why it cannot be saved, at its first name',
  }),
  promptMissing: defineMessage({
    id: 'orbs.edit.promptMissing',
    defaultMessage: 'Dites à l’orbe ce qu’il doit chercher.',
    description: 'Why it cannot be saved, at its prompt',
  }),
  createTitle: defineMessage({ id: 'orbs.edit.createTitle', defaultMessage: 'Nouvel orbe', description: 'Title' }),
  editTitle: defineMessage<{ name: string }>({
    id: 'orbs.edit.editTitle',
    defaultMessage: 'Modifier « {name} »',
    description: 'Title',
  }),
  face: defineMessage({ id: 'orbs.edit.face', defaultMessage: 'Ce qu’on en voit', description: 'Heading' }),
  engraving: defineMessage({ id: 'orbs.edit.engraving', defaultMessage: 'Gravure', description: 'Name of the choice' }),
  tints: defineMessage({ id: 'orbs.edit.tints', defaultMessage: 'Teinte', description: 'Name of the choice' }),
  pattern: defineMessage<{ pattern: string }>({
    id: 'orbs.edit.pattern',
    defaultMessage:
      '{pattern, select, rosette {Rosace} rays {Rayons} waves {Vagues} grid {Globe} dots {Graines} rings {Anneaux} other {}}',
    description: 'An engraving',
  }),
  tint: defineMessage<{ tint: string }>({
    id: 'orbs.edit.tint',
    defaultMessage:
      '{tint, select, indigo {Indigo} emerald {Émeraude} gold {Or} garnet {Grenat} sea {Lagon} night {Nuit} other {}}',
    description: 'A tint',
  }),
  name: defineMessage<{ language: string }>({
    id: 'orbs.edit.name',
    defaultMessage: 'Nom en {language, select, fr {français} other {anglais}}',
    description: 'Field',
  }),
  description: defineMessage<{ language: string }>({
    id: 'orbs.edit.description',
    defaultMessage: 'Description en {language, select, fr {français} other {anglais}}',
    description: 'Field',
  }),
  tags: defineMessage({
    id: 'orbs.edit.tags',
    defaultMessage: 'Étiquettes, séparées par des virgules',
    description: 'Field',
  }),
  contract: defineMessage({ id: 'orbs.edit.contract', defaultMessage: 'Ce qu’il rend', description: 'Heading' }),
  contractText: defineMessage({
    id: 'orbs.edit.contractText',
    defaultMessage:
      'Vérifié à chaque lecture, dans les deux langues. S’il s’en écarte, il réessaie une fois, puis le dit.',
    description: 'Below the heading',
  }),
  form: defineMessage({ id: 'orbs.edit.form', defaultMessage: 'Forme du résultat', description: 'Field' }),
  resultKindText: defineMessage<{ kind: string }>({
    id: 'orbs.edit.resultKindText',
    defaultMessage:
      '{kind, select, text {quelques lignes} list {des points} checklist {des gestes} score {ce qui la fonde} label {un mot parmi plusieurs} table {des colonnes} other {}}',
    description: 'Below a form of result',
  }),
  maxItems: defineMessage({ id: 'orbs.edit.maxItems', defaultMessage: 'Lignes, au plus', description: 'Field' }),
  maxWords: defineMessage({ id: 'orbs.edit.maxWords', defaultMessage: 'Mots, au plus', description: 'Field' }),
  cited: defineMessage({
    id: 'orbs.edit.cited',
    defaultMessage: 'Citer une pensée pour chaque ligne',
    description: 'Check box',
  }),
  instructions: defineMessage<{ language: string }>({
    id: 'orbs.edit.instructions',
    defaultMessage: 'Consigne en {language, select, fr {français} other {anglais}}',
    description: 'Heading',
  }),
  prompt: defineMessage({ id: 'orbs.edit.prompt', defaultMessage: 'Ce qu’il cherche', description: 'Field' }),
  promptHint: defineMessage({
    id: 'orbs.edit.promptHint',
    defaultMessage:
      'Nommez entre crochets ce qu’il demande avant de lire, comme [le sujet]. Sans consigne ici, l’autre langue sert aux deux.',
    description: 'Below the field',
  }),
  variablesDiffer: defineMessage<{ undeclared: string; unused: string; which: 'undeclared' | 'unused' | 'both' }>({
    id: 'orbs.edit.variablesDiffer',
    defaultMessage:
      '{which, select, undeclared {À déclarer plus bas\u00A0: {undeclared}.} unused {Absent de la consigne\u00A0: {unused}.} other {À déclarer plus bas\u00A0: {undeclared}. Absent de la consigne\u00A0: {unused}.}} Rien n’est publié avant.',
    description: 'Below the prompt: names in brackets without a variable, variables that the prompt does not use',
  }),
  terms: defineMessage<{ kind: string }>({
    id: 'orbs.edit.terms',
    defaultMessage:
      '{kind, select, score {Ce qui est noté} label {Étiquettes possibles, séparées par des virgules} other {Colonnes, séparées par des virgules}}',
    description: 'Field',
  }),
  variableName: defineMessage({
    id: 'orbs.edit.variableName',
    defaultMessage: 'Ce qu’il demande',
    description: 'Field',
  }),
  variableKind: defineMessage({
    id: 'orbs.edit.variableKind',
    defaultMessage: 'Sous quelle forme',
    description: 'Field',
  }),
  kindOf: defineMessage<{ kind: string }>({
    id: 'orbs.edit.kindOf',
    defaultMessage: '{kind, select, text {Un texte} choice {Un choix} number {Un nombre} other {Une période}}',
    description: 'A kind of answer',
  }),
  removeVariable: defineMessage<{ name: string }>({
    id: 'orbs.edit.removeVariable',
    defaultMessage: 'Ne plus demander {name}',
    description: 'Button',
  }),
  options: defineMessage({
    id: 'orbs.edit.options',
    defaultMessage: 'Options, séparées par des virgules',
    description: 'Field',
  }),
  addVariable: defineMessage({
    id: 'orbs.edit.addVariable',
    defaultMessage: 'Demander quelque chose avant de lire',
    description: 'Button',
  }),
  why: defineMessage({ id: 'orbs.edit.why', defaultMessage: 'Pourquoi ce changement', description: 'Field' }),
  whyHint: defineMessage({
    id: 'orbs.edit.whyHint',
    defaultMessage: 'Facultatif. Gardé avec la version.',
    description: 'Below the field',
  }),
  cancel: defineMessage({ id: 'orbs.edit.cancel', defaultMessage: 'Annuler', description: 'Link' }),
  saveDraft: defineMessage({
    id: 'orbs.edit.saveDraft',
    defaultMessage: 'Enregistrer le brouillon',
    description: 'Button',
  }),
  save: defineMessage({ id: 'orbs.edit.save', defaultMessage: 'Enregistrer', description: 'Button' }),
  saveVersion: defineMessage<{ version: number }>({
    id: 'orbs.edit.saveVersion',
    defaultMessage: 'Enregistrer la version {version}',
    description: 'Button',
  }),
  created: defineMessage({
    id: 'orbs.edit.created',
    defaultMessage: 'Le brouillon est enregistré',
    description: 'Toast',
  }),
  saved: defineMessage({ id: 'orbs.edit.saved', defaultMessage: 'L’orbe est enregistré', description: 'Toast' }),
};

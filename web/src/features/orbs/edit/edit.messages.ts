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
  createTitle: defineMessage({ id: 'orbs.edit.createTitle', defaultMessage: 'Un orbe à vous', description: 'Title' }),
  copyOf: defineMessage<{ name: string }>({
    id: 'orbs.edit.copyOf',
    defaultMessage: 'D’après « {name} »',
    description: 'Below the title of a copy',
  }),
  state: defineMessage<{ runs: number; version: number }>({
    id: 'orbs.edit.state',
    defaultMessage: '{runs, plural, =0 {Jamais lancé} one {# lecture} other {# lectures}} · consigne version {version}',
    description: 'Below the title',
  }),
  face: defineMessage({ id: 'orbs.edit.face', defaultMessage: 'Son visage', description: 'Heading' }),
  nameFr: defineMessage({ id: 'orbs.edit.nameFr', defaultMessage: 'Nom', description: 'Field' }),
  nameEn: defineMessage({ id: 'orbs.edit.nameEn', defaultMessage: 'Nom, en anglais', description: 'Field' }),
  descriptionFr: defineMessage({ id: 'orbs.edit.descriptionFr', defaultMessage: 'Description', description: 'Field' }),
  descriptionEn: defineMessage({
    id: 'orbs.edit.descriptionEn',
    defaultMessage: 'Description, en anglais',
    description: 'Field',
  }),
  propose: defineMessage<{ language: string }>({
    id: 'orbs.edit.propose',
    defaultMessage: 'Proposer en {language, select, en {anglais} other {français}}',
    description: 'Button: a model writes the name and description in the other language',
  }),
  proposed: defineMessage<{ language: string }>({
    id: 'orbs.edit.proposed',
    defaultMessage:
      'Proposé par l’IA en {language, select, en {anglais} other {français}} : relisez, changez à votre gré.',
    description: 'Below what a model wrote',
  }),
  tags: defineMessage({
    id: 'orbs.edit.tags',
    defaultMessage: 'Étiquettes, séparées par des virgules',
    description: 'Field',
  }),
  prompt: defineMessage({ id: 'orbs.edit.prompt', defaultMessage: 'Sa consigne', description: 'Heading' }),
  promptText: defineMessage({
    id: 'orbs.edit.promptText',
    defaultMessage:
      'Vos mots : ce qu’il doit chercher, et comment le dire. Ce qui est entre crochets sera demandé avant chaque lecture.',
    description: 'Below the heading',
  }),
  promptLabel: defineMessage({
    id: 'orbs.edit.promptLabel',
    defaultMessage: 'Vos mots',
    description: 'Field: the prompt',
  }),
  promptExample: defineMessage({
    id: 'orbs.edit.promptExample',
    defaultMessage: 'Relevez ce que j’ai promis à [une personne], et si c’est fait.',
    description: 'Placeholder of the prompt',
  }),
  variables: defineMessage({
    id: 'orbs.edit.variables',
    defaultMessage: 'Ce qu’il demande avant de lire',
    description: 'Heading of the variables',
  }),
  addVariable: defineMessage({
    id: 'orbs.edit.addVariable',
    defaultMessage: 'Ajouter une question',
    description: 'Button',
  }),
  variableName: defineMessage({
    id: 'orbs.edit.variableName',
    defaultMessage: 'Nom, comme entre crochets',
    description: 'Field',
  }),
  variableKind: defineMessage({ id: 'orbs.edit.variableKind', defaultMessage: 'Réponse', description: 'Field' }),
  kindOf: defineMessage<{ kind: string }>({
    id: 'orbs.edit.kindOf',
    defaultMessage: '{kind, select, text {un texte} choice {un choix} number {un nombre} days {deux dates} other {}}',
    description: 'Kind of an answer',
  }),
  options: defineMessage({
    id: 'orbs.edit.options',
    defaultMessage: 'Choix, séparés par des virgules',
    description: 'Field',
  }),
  removeVariable: defineMessage<{ name: string }>({
    id: 'orbs.edit.removeVariable',
    defaultMessage: 'Retirer {name}',
    description: 'Button',
  }),
  insert: defineMessage<{ name: string }>({
    id: 'orbs.edit.insert',
    defaultMessage: 'Insérer [{name}]',
    description: 'Button',
  }),
  declare: defineMessage<{ name: string }>({
    id: 'orbs.edit.declare',
    defaultMessage: 'Demander [{name}] avant chaque lecture',
    description: 'Button',
  }),
  why: defineMessage({
    id: 'orbs.edit.why',
    defaultMessage: 'Pourquoi ce changement',
    description: 'Field: of a new version',
  }),
  whyHint: defineMessage({
    id: 'orbs.edit.whyHint',
    defaultMessage: 'Facultatif, pour vous y retrouver parmi les versions.',
    description: 'Below the field',
  }),
  save: defineMessage({ id: 'orbs.edit.save', defaultMessage: 'Enregistrer', description: 'Button' }),
  saveVersion: defineMessage<{ version: number }>({
    id: 'orbs.edit.saveVersion',
    defaultMessage: 'Enregistrer la version {version}',
    description: 'Button',
  }),
  create: defineMessage({ id: 'orbs.edit.create', defaultMessage: 'Créer cet orbe', description: 'Button' }),
  cancel: defineMessage({ id: 'orbs.edit.cancel', defaultMessage: 'Abandonner', description: 'Link' }),
  saved: defineMessage({ id: 'orbs.edit.saved', defaultMessage: 'Orbe enregistré', description: 'Toast' }),
  preview: defineMessage({
    id: 'orbs.edit.preview',
    defaultMessage: 'Aperçu, au fil de vos réglages',
    description: 'Heading',
  }),
  sample: defineMessage({
    id: 'orbs.edit.sample',
    defaultMessage: 'Ce que rend cet orbe se posera ici',
    description: 'Specimen line',
  }),
  sampleShort: defineMessage({
    id: 'orbs.edit.sampleShort',
    defaultMessage: 'une ligne',
    description: 'Specimen line',
  }),
  versions: defineMessage({ id: 'orbs.edit.versions', defaultMessage: 'Ses versions', description: 'Heading' }),
  takeBack: defineMessage({
    id: 'orbs.edit.takeBack',
    defaultMessage: 'Rétablir',
    description: 'Button: an earlier version',
  }),
  takenBack: defineMessage<{ version: number }>({
    id: 'orbs.edit.takenBack',
    defaultMessage: 'Version {version} reprise : enregistrez pour la garder',
    description: 'Toast',
  }),
  unsaved: defineMessage({
    id: 'orbs.edit.unsaved',
    defaultMessage: 'Modifié, pas encore enregistré',
    description: 'Beside the button',
  }),
  ownTitle: defineMessage<{ name: string }>({
    id: 'orbs.edit.ownTitle',
    defaultMessage: '{name}, modifier',
    description: 'Title of the page',
  }),
};

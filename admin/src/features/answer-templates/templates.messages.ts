import { defineMessage } from 'react-intl';

export const templatesMessages = {
  title: defineMessage({
    id: 'answer-templates.title',
    defaultMessage: 'Modèles de réponses',
    description: 'Page title',
  }),
  count: defineMessage<{ count: number }>({
    id: 'answer-templates.count',
    defaultMessage: '{count, plural, one {# modèle} other {# modèles}}',
    description: 'How many are listed',
  }),
  about: defineMessage({
    id: 'answer-templates.about',
    defaultMessage: 'Proposés sous une demande ou un signalement, dans la langue de la personne.',
    description: 'Over the list',
  }),
  loading: defineMessage({
    id: 'answer-templates.loading',
    defaultMessage: 'Chargement des modèles',
    description: 'What a screen reader hears meanwhile',
  }),
  missing: defineMessage({
    id: 'answer-templates.missing',
    defaultMessage: 'Les modèles n’ont pas pu être chargés',
    description: 'When they cannot be fetched',
  }),
  gone: defineMessage({
    id: 'answer-templates.gone',
    defaultMessage: 'Ce modèle n’existe plus',
    description: 'In place of its form',
  }),
  none: defineMessage({
    id: 'answer-templates.none',
    defaultMessage: 'Aucun modèle pour l’instant',
    description: 'Empty list',
  }),
  noneText: defineMessage({
    id: 'answer-templates.none.text',
    defaultMessage: 'Ce que vous écrivez souvent peut l’être une fois : vous le relirez avant chaque envoi.',
    description: 'Under it',
  }),
  add: defineMessage({ id: 'answer-templates.add', defaultMessage: 'Nouveau modèle', description: 'Link, title' }),
  edit: defineMessage({ id: 'answer-templates.edit', defaultMessage: 'Modifier le modèle', description: 'Title' }),
  name: defineMessage({ id: 'answer-templates.name', defaultMessage: 'Titre', description: 'Field, column' }),
  text: defineMessage({ id: 'answer-templates.text', defaultMessage: 'Texte', description: 'Column' }),
  languages: defineMessage({ id: 'answer-templates.languages', defaultMessage: 'Langues', description: 'Column' }),
  written: defineMessage<{ fr: string; en: string }>({
    id: 'answer-templates.written',
    defaultMessage:
      '{fr, select, true {{en, select, true {Français, anglais} other {Français seul}}} other {Anglais seul}}',
    description: 'In which languages a template is written',
  }),
  changed: defineMessage({
    id: 'answer-templates.changed',
    defaultMessage: 'Modifié',
    description: 'Column: the day of the latest change',
  }),
  french: defineMessage({
    id: 'answer-templates.french',
    defaultMessage: 'Texte en français',
    description: 'Field',
  }),
  english: defineMessage({
    id: 'answer-templates.english',
    defaultMessage: 'Texte en anglais',
    description: 'Field',
  }),
  variables: defineMessage<{ firstName: string; service: string }>({
    id: 'answer-templates.variables',
    defaultMessage: '{firstName} et {service} sont remplacés dans le champ, avant l’envoi.',
    description: 'Under a field, with the two variables of its language',
  }),
  everyone: defineMessage({
    id: 'answer-templates.everyone',
    defaultMessage: 'Un modèle sert à tous, et reste au journal : n’y écrivez le nom de personne.',
    description: 'Over the form',
  }),
  save: defineMessage({ id: 'answer-templates.save', defaultMessage: 'Enregistrer', description: 'Button' }),
  cancel: defineMessage({ id: 'answer-templates.cancel', defaultMessage: 'Annuler', description: 'Link' }),
  saved: defineMessage({
    id: 'answer-templates.saved',
    defaultMessage: 'Modèle enregistré',
    description: 'Toast',
  }),
  remove: defineMessage({ id: 'answer-templates.remove', defaultMessage: 'Supprimer', description: 'Button' }),
  removeTitle: defineMessage({
    id: 'answer-templates.remove.title',
    defaultMessage: 'Supprimer ce modèle ?',
    description: 'Question',
  }),
  removeText: defineMessage({
    id: 'answer-templates.remove.text',
    defaultMessage: 'Il n’est plus proposé à personne. Ce qui a été envoyé reste.',
    description: 'Under it',
  }),
  removed: defineMessage({
    id: 'answer-templates.removed',
    defaultMessage: 'Modèle supprimé',
    description: 'Toast',
  }),
};

import { defineMessage } from 'react-intl';

export const goalFormMessages = {
  create: defineMessage({
    id: 'goal.form.create',
    defaultMessage: 'Nouvel objectif',
    description: 'Title of the form for a new goal',
  }),
  edit: defineMessage({
    id: 'goal.form.edit',
    defaultMessage: 'Modifier l’objectif',
    description: 'Title of the form for a goal there is',
  }),
  examples: defineMessage({
    id: 'goal.form.examples',
    defaultMessage: 'Pour commencer',
    description: 'Over goals that fill the form',
  }),
  example: defineMessage<{ name: string }>({
    id: 'goal.form.example',
    defaultMessage:
      '{name, select, thoughts {Une pensée par jour} ideas {Trois idées par semaine} wins {Une victoire par semaine} other {Marcher chaque jour}}',
    description: 'Titles of goals that fill the form; « victoire » and « idée » are labels of thoughts',
  }),
  title: defineMessage({ id: 'goal.form.title', defaultMessage: 'Titre', description: 'Field: title of a goal' }),
  titleRequired: defineMessage({
    id: 'goal.form.title-required',
    defaultMessage: 'Un objectif a besoin d’un titre.',
    description: 'The title of a goal is empty',
  }),
  aim: defineMessage({
    id: 'goal.form.aim',
    defaultMessage: 'But',
    description: 'Name of the choice between reaching a number and staying below it',
  }),
  achieve: defineMessage({
    id: 'goal.form.achieve',
    defaultMessage: 'Atteindre',
    description: 'Choice: at least so many',
  }),
  avoid: defineMessage({
    id: 'goal.form.avoid',
    defaultMessage: 'Ne pas dépasser',
    description: 'Choice: at most so many',
  }),
  number: defineMessage({ id: 'goal.form.number', defaultMessage: 'Combien', description: 'Field: target count' }),
  numberError: defineMessage({
    id: 'goal.form.number-error',
    defaultMessage: 'Un nombre entier, de 1 à 1 000.',
    description: 'Refusal of the number',
  }),
  frequency: defineMessage({
    id: 'goal.form.frequency',
    defaultMessage: 'Rythme',
    description: 'Name of the choice between day, week and month',
  }),
  each: defineMessage<{ frequency: string }>({
    id: 'goal.form.each',
    defaultMessage: '{frequency, select, daily {Par jour} weekly {Par semaine} other {Par mois}}',
    description: 'Choice of the rhythm',
  }),
  counts: defineMessage({
    id: 'goal.form.counts',
    defaultMessage: 'Ce qui compte',
    description: 'Name of the choice of what counts',
  }),
  thoughts: defineMessage({
    id: 'goal.form.thoughts',
    defaultMessage: 'Mes pensées',
    description: 'Choice: thoughts count',
  }),
  taps: defineMessage({
    id: 'goal.form.taps',
    defaultMessage: 'Je coche moi-même',
    description: 'Choice: days are tapped',
  }),
  tapsHint: defineMessage({
    id: 'goal.form.taps-hint',
    defaultMessage: 'Vous notez chaque jour d’un geste, ici ou depuis l’accueil.',
    description: 'Explains tapping',
  }),
  thoughtsCounted: defineMessage<{ filter: string }>({
    id: 'goal.form.thoughts-counted',
    defaultMessage: '{filter, select, none {Toutes vos pensées} other {{filter}}}',
    description: 'Which thoughts count, folded on one line; filter: in words',
  }),
  chooseThoughts: defineMessage({
    id: 'goal.form.choose-thoughts',
    defaultMessage: 'Choisir',
    description: 'At the end of that line: it opens the lists to choose from',
  }),
  matchRuleHint: defineMessage<{ rule: string }>({
    id: 'goal.form.match-rule-hint',
    defaultMessage:
      '{rule, select, ask {Écrin vous demandera pour chacune ; rien ne compte avant votre réponse.} other {Chaque pensée qui correspond compte d’elle-même, dès qu’elle est écrite.}}',
    description: 'Explains the chosen rule',
  }),
  group: defineMessage<{ group: string }>({
    id: 'goal.form.group',
    defaultMessage:
      '{group, select, threadIds {Fils} tags {Étiquettes} categories {Catégories} moods {Humeurs} other {Bilans}}',
    description: 'Heading of a group of filters',
  }),
  groupChosen: defineMessage<{ count: number }>({
    id: 'goal.form.group-chosen',
    defaultMessage: '{count, plural, =0 {} one {# choix} other {# choix}}',
    description: 'How many of a group are chosen',
  }),
  noTags: defineMessage({
    id: 'goal.form.no-tags',
    defaultMessage: 'Aucune étiquette encore.',
    description: 'There is no tag to choose',
  }),
  noThreads: defineMessage({
    id: 'goal.form.no-threads',
    defaultMessage: 'Pas encore de fil.',
    description: 'There is no thread to choose',
  }),
  end: defineMessage({ id: 'goal.form.end', defaultMessage: 'Dernier jour', description: 'Field: end date' }),
  optional: defineMessage({
    id: 'goal.form.optional',
    defaultMessage: 'facultatif',
    description: 'Said of a field that may stay empty',
  }),
  rests: defineMessage({
    id: 'goal.form.rests',
    defaultMessage: 'Jours de repos',
    description: 'Legend: weekdays on which nothing is asked',
  }),
  restsHint: defineMessage({
    id: 'goal.form.rests-hint',
    defaultMessage: 'Rien n’est demandé ces jours-là.',
    description: 'Explains days of rest',
  }),
  more: defineMessage({ id: 'goal.form.more', defaultMessage: 'Plus', description: 'Opens further fields' }),
  description: defineMessage({
    id: 'goal.form.description',
    defaultMessage: 'Description',
    description: 'Field: description',
  }),
  from: defineMessage({ id: 'goal.form.from', defaultMessage: 'Compter depuis', description: 'Field: first day' }),
  fromHint: defineMessage({
    id: 'goal.form.from-hint',
    defaultMessage: 'Aujourd’hui, sauf si vous remontez plus loin.',
    description: 'Explains the first day',
  }),
  leave: defineMessage({ id: 'goal.form.leave', defaultMessage: 'Fermer', description: 'Closes the form' }),
  keep: defineMessage({ id: 'goal.form.keep', defaultMessage: 'Enregistrer', description: 'Keeps the changes' }),
  set: defineMessage({ id: 'goal.form.set', defaultMessage: 'Créer l’objectif', description: 'Sets the goal' }),
  created: defineMessage({
    id: 'goal.form.created',
    defaultMessage: 'Objectif créé.',
    description: 'Toast after setting a goal',
  }),
  kept: defineMessage({
    id: 'goal.form.kept',
    defaultMessage: 'Objectif modifié.',
    description: 'Toast after changing a goal',
  }),
};

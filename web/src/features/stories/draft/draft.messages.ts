import { defineMessage } from 'react-intl';

export const draftMessages = {
  asIs: defineMessage({
    id: 'stories.draft.asIs',
    defaultMessage: 'Ce récit, ce sont vos pensées elles-mêmes, dans l’ordre que vous leur donnez.',
    description: 'Above the text, before anything was composed',
  }),
  mixed: defineMessage({ id: 'stories.draft.mixed', defaultMessage: 'Un modèle peut recomposer ce qui n’est pas de votre main.', description: 'Above the text, once a draft was composed' }),
  compose: defineMessage({ id: 'stories.draft.compose', defaultMessage: 'Composer un brouillon', description: 'Button, and title of the sheet' }),
  explained: defineMessage({
    id: 'stories.draft.explained',
    defaultMessage: 'Un modèle relie vos pensées en un récit, à la première personne et avec vos mots. Chaque phrase est vérifiée dans les pensées qu’elle cite ; ce qui n’y est pas est marqué.',
    description: 'In the sheet',
  }),
  replaced: defineMessage<{ count: number }>({
    id: 'stories.draft.replaced',
    defaultMessage: '{count, plural, =0 {Rien à remplacer} one {Un paragraphe sera remplacé} other {# paragraphes seront remplacés}}',
    description: 'Heading over the paragraphs a draft would replace',
  }),
  more: defineMessage<{ count: number }>({
    id: 'stories.draft.more',
    defaultMessage: '{count, plural, one {et un autre} other {et # autres}}',
    description: 'After the first paragraphs that would be replaced',
  }),
  nothing: defineMessage({ id: 'stories.draft.nothing', defaultMessage: 'Aucun paragraphe ne vient d’une pensée qu’un modèle peut lire.', description: 'Where a draft would replace nothing' }),
  withOwn: defineMessage<{ count: number }>({
    id: 'stories.draft.withOwn',
    defaultMessage: '{count, plural, one {Remplacer aussi le paragraphe de ma main qui vient d’une pensée} other {Remplacer aussi les # paragraphes de ma main qui viennent d’une pensée}}',
    description: 'Box to tick',
  }),
  stays: defineMessage<{ own: number; chapters: number; pictures: number; passages: number; withoutAi: number }>({
    id: 'stories.draft.stays',
    defaultMessage:
      'Ce qui ne change pas : {own, plural, =0 {} one {un paragraphe de votre main, } other {# paragraphes de votre main, }}{chapters, plural, =0 {} one {un chapitre, } other {# chapitres, }}{pictures, plural, =0 {} one {une image, } other {# images, }}{passages, plural, =0 {} one {un passage parlé, } other {# passages parlés, }}{withoutAi, plural, =0 {} one {un paragraphe dont la pensée est sans IA, } other {# paragraphes dont la pensée est sans IA, }}le titre.',
    description: 'What a draft leaves as it is',
  }),
  undoable: defineMessage({ id: 'stories.draft.undoable', defaultMessage: 'La version actuelle reste dans les versions : vous pourrez y revenir.', description: 'In the sheet' }),
  private: defineMessage<{ count: number }>({
    id: 'stories.draft.private',
    defaultMessage: '{count, plural, one {Une pensée privée sera lue : vous l’avez choisie pour ce récit.} other {# pensées privées seront lues : vous les avez choisies pour ce récit.}}',
    description: 'In the sheet',
  }),
  here: defineMessage<{ model: string }>({
    id: 'stories.draft.here',
    defaultMessage: 'Composé par {model} sur le serveur qui garde vos pensées\u00A0: rien n’en sort.',
    description: 'Where it is composed',
  }),
  at: defineMessage<{ model: string; endpoint: string }>({ id: 'stories.draft.at', defaultMessage: 'Composé par {model} chez {endpoint}, avec votre accord.', description: 'Where it is composed' }),
  budgetNear: defineMessage<{ share: number }>({
    id: 'stories.draft.budgetNear',
    defaultMessage: '{share, number, percent} du budget du mois pour l’IA sont utilisés.',
    description: 'Said from 80 % of the budget on',
  }),
  budgetUsed: defineMessage({
    id: 'stories.draft.budgetUsed',
    defaultMessage: 'Le budget du mois pour l’IA est atteint. Vous pourrez composer un brouillon le 1er.',
    description: 'Said once the budget is used',
  }),
  cancel: defineMessage({ id: 'stories.draft.cancel', defaultMessage: 'Annuler', description: 'Button' }),
  begin: defineMessage({ id: 'stories.draft.begin', defaultMessage: 'Composer', description: 'Button in the sheet' }),
  starting: defineMessage({ id: 'stories.draft.starting', defaultMessage: 'Le brouillon commence…', description: 'State of a draft' }),
  composing: defineMessage<{ composed: number; sections: number }>({
    id: 'stories.draft.composing',
    defaultMessage:
      '{sections, plural, one {Le brouillon s’écrit, d’une traite.} other {Le brouillon s’écrit : {composed, plural, =0 {aucun passage} one {un passage} other {# passages}} sur {sections, number}.}}',
    description: 'State of a draft',
  }),
  goOn: defineMessage({
    id: 'stories.draft.goOn',
    defaultMessage: 'Vous pouvez continuer à écrire, ou fermer cette page : ce que vous touchez reste à vous.',
    description: 'While a draft is composed',
  }),
  stop: defineMessage({ id: 'stories.draft.stop', defaultMessage: 'Arrêter', description: 'Button' }),
  progress: defineMessage({ id: 'stories.draft.progress', defaultMessage: 'Avancement du brouillon', description: 'Name of the bar' }),
  done: defineMessage<{ paragraphs: number; thoughts: number; unsourced: number }>({
    id: 'stories.draft.done',
    defaultMessage:
      '{paragraphs, plural, one {Un paragraphe composé} other {# paragraphes composés}} d’après {thoughts, plural, one {une pensée} other {# pensées}}. {unsourced, plural, =0 {Chaque phrase a sa source.} one {Une phrase est sans source : à vérifier.} other {# phrases sont sans source : à vérifier.}}',
    description: 'Once a draft is composed',
  }),
  takeBack: defineMessage({ id: 'stories.draft.takeBack', defaultMessage: 'Revenir au texte d’avant', description: 'Button: take a draft back' }),
  again: defineMessage({ id: 'stories.draft.again', defaultMessage: 'Réessayer', description: 'Button' }),
  stopped: defineMessage({ id: 'stories.draft.stopped', defaultMessage: 'Brouillon arrêté. Votre récit n’a pas changé.', description: 'State of a draft' }),
  failed: defineMessage<{ reason: string }>({
    id: 'stories.draft.failed',
    defaultMessage:
      '{reason, select, nothing_to_read {Rien à composer : ces paragraphes ont changé, ou leurs pensées ne sont plus là.} no_engine {Aucun modèle qui écrit ne répond.} not_accepted {L’envoi des pensées n’est pas accepté.} over_budget {Le budget du mois pour l’IA est atteint.} quota {Le service qui compose n’a plus de crédit.} unusable_answer {Le modèle n’a rien écrit qui vienne de vos pensées.} story_gone {Ce récit n’est plus là.} story_full {Ce récit serait trop long.} other {Le modèle n’a pas répondu.}} Votre récit n’a pas changé.',
    description: 'Why nothing was composed',
  }),
  noEngine: defineMessage({
    id: 'stories.draft.noEngine',
    defaultMessage: 'Ce récit, ce sont vos pensées elles-mêmes, dans l’ordre que vous leur donnez. Aucun modèle n’écrit ici : rien ne manque pour le partager.',
    description: 'Above the text, where nothing can be composed',
  }),
};

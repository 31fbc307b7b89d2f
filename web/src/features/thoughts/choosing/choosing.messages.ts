import { defineMessage } from 'react-intl';

/** What can be done with several thoughts at once, and undone. */
export type SelectionAct = FlagAct | 'file' | 'unfile' | 'tag' | 'untag' | 'delete';
export type FlagAct = 'pin' | 'unpin' | 'favour' | 'unfavour' | 'hide' | 'open';

export const choosingMessages = {
  choose: defineMessage({ id: 'thoughts.choosing.choose', defaultMessage: 'Choisir', description: 'Button above a list: choose several thoughts' }),
  chosen: defineMessage<{ count: number }>({
    id: 'thoughts.choosing.chosen',
    defaultMessage: '{count, plural, =0 {Cochez des pensées} one {Une pensée choisie} other {# pensées choisies}}',
    description: 'In the bar, while thoughts are chosen',
  }),
  choice: defineMessage<{ title: string }>({ id: 'thoughts.choosing.choice', defaultMessage: 'Choisir « {title} »', description: 'Name of the box of one thought' }),
  cancel: defineMessage({ id: 'thoughts.choosing.cancel', defaultMessage: 'Annuler', description: 'Button' }),
  all: defineMessage<{ chosen: string; count: number }>({
    id: 'thoughts.choosing.all',
    defaultMessage: '{chosen, select, true {Tout décocher} other {{count, plural, one {Cocher la pensée affichée} other {Cocher les # affichées}}}}',
    description: 'Button: chooses every thought the list shows, or none of them',
  }),
  acts: defineMessage({ id: 'thoughts.choosing.acts', defaultMessage: 'Agir sur les pensées choisies', description: 'Name of the row of actions for the chosen thoughts' }),
  act: defineMessage<{ act: FlagAct | 'tag' | 'delete' }>({
    id: 'thoughts.choosing.act',
    defaultMessage:
      '{act, select, pin {Épingler} unpin {Désépingler} favour {Ajouter aux favoris} unfavour {Retirer des favoris} hide {Rendre privées} open {Ne plus rendre privées} tag {Étiqueter} other {Supprimer}}',
    description: 'Button: does this with every chosen thought',
  }),
  further: defineMessage({ id: 'thoughts.choosing.further', defaultMessage: 'Autres actions', description: 'Opens further actions for the chosen thoughts' }),
  done: defineMessage<{ act: SelectionAct; count: number }>({
    id: 'thoughts.choosing.done',
    defaultMessage:
      '{act, select, pin {{count, plural, one {Une pensée épinglée} other {# pensées épinglées}}} unpin {{count, plural, one {Une pensée désépinglée} other {# pensées désépinglées}}} favour {{count, plural, one {Une pensée ajoutée aux favoris} other {# pensées ajoutées aux favoris}}} unfavour {{count, plural, one {Une pensée retirée des favoris} other {# pensées retirées des favoris}}} hide {{count, plural, one {Une pensée est devenue privée} other {# pensées sont devenues privées}}} open {{count, plural, one {Une pensée n’est plus privée} other {# pensées ne sont plus privées}}} file {{count, plural, one {Une pensée rangée} other {# pensées rangées}}} unfile {{count, plural, one {Une pensée retirée de son fil} other {# pensées retirées de leur fil}}} tag {{count, plural, one {Une pensée étiquetée} other {# pensées étiquetées}}} untag {{count, plural, one {Étiquettes retirées d’une pensée} other {Étiquettes retirées de # pensées}}} other {{count, plural, one {Une pensée supprimée} other {# pensées supprimées}}}}',
    description: 'Toast: what was done with the chosen thoughts; no full stop',
  }),
  partlyDone: defineMessage<{ done: string; count: number; reason: string }>({
    id: 'thoughts.choosing.partlyDone',
    defaultMessage: '{done}. {count, plural, one {Une autre a été refusée} other {# autres ont été refusées}} : {reason}',
    description: 'Toast: `done` is the sentence of what was done; the others were refused for this reason, a sentence',
  }),
  noneDone: defineMessage<{ count: number; reason: string }>({
    id: 'thoughts.choosing.noneDone',
    defaultMessage: '{count, plural, one {La pensée choisie n’a pas changé} other {Aucune des # pensées n’a changé}} : {reason}',
    description: 'Toast: nothing was done with the chosen thoughts, for this reason, a sentence',
  }),
  undo: defineMessage({ id: 'thoughts.choosing.undo', defaultMessage: 'Annuler', description: 'Takes back what was just done with the chosen thoughts' }),
  notUndone: defineMessage<{ count: number; reason: string }>({
    id: 'thoughts.choosing.notUndone',
    defaultMessage: '{count, plural, one {Une pensée n’a pas pu revenir} other {# pensées n’ont pas pu revenir}} : {reason}',
    description: 'Toast: an undo was refused for so many thoughts, for this reason, a sentence',
  }),
  addToStory: defineMessage({ id: 'thoughts.choosing.addToStory', defaultMessage: 'Ajouter à un récit', description: 'Button' }),
  newStory: defineMessage({ id: 'thoughts.choosing.newStory', defaultMessage: 'Nouveau récit', description: 'Button' }),
};

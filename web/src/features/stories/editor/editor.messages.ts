import { defineMessage } from 'react-intl';

export const editorMessages = {
  story: defineMessage({
    id: 'stories.story',
    defaultMessage: 'Récit',
    description: 'Choice on a phone: show the text',
  }),
  plan: defineMessage<{ count: number }>({
    id: 'stories.plan',
    defaultMessage: '{count, plural, =0 {Plan} one {Une pensée} other {# pensées}}',
    description: 'Title of the outline, and the choice on a phone that shows it',
  }),
  view: defineMessage({
    id: 'stories.view',
    defaultMessage: 'Récit ou plan',
    description: 'Name of that choice',
  }),
  add: defineMessage({
    id: 'stories.add',
    defaultMessage: 'Ajouter',
    description: 'Button: add thoughts',
  }),
  addTitle: defineMessage({
    id: 'stories.addTitle',
    defaultMessage: 'Ajouter des pensées',
    description: 'Title of the sheet',
  }),
  addChosen: defineMessage({
    id: 'stories.addChosen',
    defaultMessage: 'Ajouter au récit',
    description: 'Button in the sheet',
  }),
  cancel: defineMessage({
    id: 'stories.cancel',
    defaultMessage: 'Annuler',
    description: 'Button: close without a change',
  }),
  close: defineMessage({
    id: 'stories.close',
    defaultMessage: 'Fermer',
    description: 'Button: close a sheet',
  }),
  ownership: defineMessage<{ own: number; all: number; whole: boolean }>({
    id: 'stories.ownership',
    defaultMessage:
      '{whole, select, true {Tout est dans vos mots} other {{own, plural, =0 {Composé par l’IA d’après vos pensées} one {# paragraphe sur {all, number} est dans vos mots, le reste est de l’IA} other {# paragraphes sur {all, number} sont dans vos mots, le reste est de l’IA}}}}',
    description: 'Above the text',
  }),
  saved: defineMessage({
    id: 'stories.saved',
    defaultMessage: 'Enregistré',
    description: 'State of saving',
  }),
  saving: defineMessage({
    id: 'stories.saving',
    defaultMessage: 'Enregistrement…',
    description: 'State of saving',
  }),
  unsaved: defineMessage({
    id: 'stories.unsaved',
    defaultMessage: 'Pas encore enregistré',
    description: 'State of saving',
  }),
  notSaved: defineMessage({
    id: 'stories.notSaved',
    defaultMessage: 'Non enregistré, nouvel essai bientôt',
    description: 'State of saving',
  }),
  undo: defineMessage({
    id: 'stories.undo',
    defaultMessage: 'Défaire',
    description: 'Button',
  }),
  redo: defineMessage({
    id: 'stories.redo',
    defaultMessage: 'Refaire',
    description: 'Button',
  }),
  versions: defineMessage({
    id: 'stories.versions',
    defaultMessage: 'Versions',
    description: 'Button: show the versions',
  }),
  menu: defineMessage({
    id: 'stories.menu',
    defaultMessage: 'Autres actions',
    description: 'Name of the menu',
  }),
  titleField: defineMessage({
    id: 'stories.titleField',
    defaultMessage: 'Titre',
    description: 'Name of the field of the title',
  }),
  titlePlaceholder: defineMessage({
    id: 'stories.titlePlaceholder',
    defaultMessage: 'Donnez-lui un titre',
    description: 'In the empty field of the title',
  }),
  chapterField: defineMessage({
    id: 'stories.chapterField',
    defaultMessage: 'Titre du chapitre',
    description: 'Name of the field of a chapter',
  }),
  chapterPlaceholder: defineMessage({
    id: 'stories.chapterPlaceholder',
    defaultMessage: 'Titre du chapitre',
    description: 'In the empty field of a chapter',
  }),
  paragraphField: defineMessage<{ place: number }>({
    id: 'stories.paragraphField',
    defaultMessage: 'Paragraphe {place, number}',
    description: 'Name of the field of a paragraph',
  }),
  paragraphPlaceholder: defineMessage({
    id: 'stories.paragraphPlaceholder',
    defaultMessage: 'Écrivez ici',
    description: 'In an empty paragraph',
  }),
  byThought: defineMessage({
    id: 'stories.byThought',
    defaultMessage: 'Mots de la pensée',
    description: 'Whose words a paragraph has',
  }),
  byModel: defineMessage({
    id: 'stories.byModel',
    defaultMessage: 'IA',
    description: 'Whose words a paragraph has',
  }),
  byPerson: defineMessage({
    id: 'stories.byPerson',
    defaultMessage: 'De votre main',
    description: 'Whose words a paragraph has',
  }),
  source: defineMessage<{ number: number }>({
    id: 'stories.source',
    defaultMessage: 'Source {number, number}',
    description: 'Name of the link to a thought',
  }),
  unsourced: defineMessage<{ sentence: string }>({
    id: 'stories.unsourced',
    defaultMessage: 'Sans source : « {sentence} »',
    description: 'A sentence no thought bears out',
  }),
  takeOut: defineMessage({
    id: 'stories.takeOut',
    defaultMessage: 'Retirer',
    description: 'Button: take a part out of the story',
  }),
  takenOut: defineMessage({
    id: 'stories.takenOut',
    defaultMessage: 'Paragraphe retiré',
    description: 'Toast',
  }),
  addParagraph: defineMessage({
    id: 'stories.addParagraph',
    defaultMessage: 'Un paragraphe à moi',
    description: 'Button',
  }),
  addChapter: defineMessage({
    id: 'stories.addChapter',
    defaultMessage: 'Un chapitre',
    description: 'Button',
  }),
  provenanceNote: defineMessage({
    id: 'stories.provenanceNote',
    defaultMessage: 'Un paragraphe que vous touchez devient vôtre.',
    description: 'Below the text',
  }),
  remove: defineMessage({
    id: 'stories.remove',
    defaultMessage: 'Supprimer le récit',
    description: 'Menu item',
  }),
  gone: defineMessage({
    id: 'stories.gone',
    defaultMessage: 'Récit supprimé, ses liens sont fermés',
    description: 'Toast',
  }),
  markdown: defineMessage({
    id: 'stories.markdown',
    defaultMessage: 'Télécharger en Markdown',
    description: 'Menu item',
  }),
};

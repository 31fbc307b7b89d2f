import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const storiesMessages = {
  title: pageMessages.stories,
  intro: defineMessage({ id: 'stories.intro', defaultMessage: 'Vos pensées, mises en ordre, pour être lues par d’autres quand vous le voulez.', description: 'Below the title of the list' }),
  new: defineMessage({ id: 'stories.new', defaultMessage: 'Nouveau récit', description: 'Link: choose thoughts for a story' }),
  loading: defineMessage({ id: 'stories.loading', defaultMessage: 'Récits en cours de chargement', description: 'While the list is fetched, for screen readers' }),
  notLoaded: defineMessage({ id: 'stories.notLoaded', defaultMessage: 'Les récits n’ont pas pu être chargés', description: 'Title when fetching failed' }),
  retry: defineMessage({ id: 'stories.retry', defaultMessage: 'Réessayer', description: 'Button: fetch again' }),
  emptyTitle: defineMessage({ id: 'stories.emptyTitle', defaultMessage: 'Aucun récit pour le moment', description: 'Title of an empty list' }),
  emptyText: defineMessage({
    id: 'stories.emptyText',
    defaultMessage: 'Aucun récit n’est commencé. Choisissez et rangez quelques pensées, puis donnez ce récit à lire à qui vous voulez.',
    description: 'Text of an empty list',
  }),
  untitled: defineMessage({ id: 'stories.untitled', defaultMessage: 'Sans titre', description: 'A story without a title' }),
  figures: defineMessage<{ paragraphs: number; words: number; when: string }>({
    id: 'stories.figures',
    defaultMessage: '{paragraphs, plural, one {# paragraphe} other {# paragraphes}} · {words, plural, one {# mot} other {# mots}} · {when}',
    description: 'Figures of a story in the list',
  }),
  shared: defineMessage({ id: 'stories.shared', defaultMessage: 'Lien ouvert', description: 'Mark of a story others can read' }),
  more: defineMessage({ id: 'stories.more', defaultMessage: 'Afficher la suite', description: 'Button: the next page of the list' }),
  missing: defineMessage({ id: 'stories.missing', defaultMessage: 'Ce récit n’est pas là', description: 'Title when there is no such story' }),
  missingText: defineMessage({ id: 'stories.missingText', defaultMessage: 'Il a peut-être été supprimé.', description: 'Text when there is no such story' }),
  all: defineMessage({ id: 'stories.all', defaultMessage: 'Tous les récits', description: 'Link to the list' }),
};

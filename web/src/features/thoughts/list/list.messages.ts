import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const listMessages = {
  title: pageMessages.thoughts,
  search: defineMessage({ id: 'thoughts.list.search', defaultMessage: 'Chercher dans vos pensées', description: 'Name of the search field' }),
  searchHint: defineMessage({ id: 'thoughts.list.search-hint', defaultMessage: 'Un mot, une « phrase exacte », -mot', description: 'Placeholder of the search field: what can be typed' }),
  makeStory: defineMessage({ id: 'thoughts.list.make-story', defaultMessage: 'En faire un récit', description: 'Link to a new story of the listed thoughts' }),
  monthOfThoughts: defineMessage({ id: 'thoughts.list.month', defaultMessage: 'Le mois, jour par jour', description: 'Link from the filters by day to the month that is drawn day by day' }),
  clearSearch: defineMessage({ id: 'thoughts.list.clear-search', defaultMessage: 'Effacer la recherche', description: 'Button that empties the search field' }),
  refine: defineMessage({ id: 'thoughts.list.refine', defaultMessage: 'Affiner', description: 'Name of the column or sheet of filters' }),
  addFilter: defineMessage({ id: 'thoughts.list.add-filter', defaultMessage: 'Filtre', description: 'Button that opens the filters on a phone' }),
  inForce: defineMessage({ id: 'thoughts.list.in-force', defaultMessage: 'Filtres actifs', description: 'Name of the list of filters in force' }),
  clearAll: defineMessage({ id: 'thoughts.list.clear-all', defaultMessage: 'Tout effacer', description: 'Drops all filters and the search' }),
  remove: defineMessage<{ label: string }>({ id: 'thoughts.list.remove', defaultMessage: 'Retirer le filtre {label}', description: 'Drops one filter' }),
  mood: defineMessage({ id: 'thoughts.list.mood', defaultMessage: 'Humeur', description: 'Heading over the mood filters' }),
  category: defineMessage({ id: 'thoughts.list.category', defaultMessage: 'Catégorie', description: 'Heading over the category filters' }),
  status: defineMessage({ id: 'thoughts.list.status', defaultMessage: 'Bilan', description: 'Heading over the filters by the label a person gave: win, lesson, neutral' }),
  tag: defineMessage({ id: 'thoughts.list.tag', defaultMessage: 'Étiquette', description: 'Heading over the tag filters' }),
  also: defineMessage({ id: 'thoughts.list.also', defaultMessage: 'Aussi', description: 'Heading over the remaining filters' }),
  days: defineMessage({ id: 'thoughts.list.days', defaultMessage: 'Dates', description: 'Heading over the date filters' }),
  from: defineMessage({ id: 'thoughts.list.from', defaultMessage: 'Du', description: 'First day of a span' }),
  to: defineMessage({ id: 'thoughts.list.to', defaultMessage: 'Au', description: 'Last day of a span' }),
  span: defineMessage<{ from: string; to: string }>({
    id: 'thoughts.list.span',
    defaultMessage: '{from, select, none {Jusqu’au {to}} other {{to, select, none {Depuis le {from}} other {{from} – {to}}}}}',
    description: 'A span of days in force; one end may be open',
  }),
  quoted: defineMessage<{ words: string }>({ id: 'thoughts.list.quoted', defaultMessage: '« {words} »', description: 'Searched words in quotes' }),
  found: defineMessage<{ count: number; exact: string; words: string }>({
    id: 'thoughts.list.found',
    defaultMessage:
      '{exact, select, false {<b>Plus de {count, number} pensées</b> contiennent} other {{count, plural, =0 {Aucune pensée ne contient} one {<b>1 pensée</b> contient} other {<b># pensées</b> contiennent}}}} « {words} »',
    description: 'How many thoughts a search found; exact false: more than so many',
  }),
  shown: defineMessage<{ count: number; exact: string }>({
    id: 'thoughts.list.shown',
    defaultMessage: '{exact, select, false {<b>Plus de {count, number} pensées</b>} other {{count, plural, =0 {Aucune pensée} one {<b>1 pensée</b>} other {<b># pensées</b>}}}}',
    description: 'How many thoughts the filters show; exact false: more than so many',
  }),
  nothingTitle: defineMessage({ id: 'thoughts.list.nothing.title', defaultMessage: 'Rien sous ces filtres', description: 'Title when filters show nothing' }),
  notFoundTitle: defineMessage<{ words: string; filtered: string }>({
    id: 'thoughts.list.not-found.title',
    defaultMessage: 'Aucune pensée ne contient « {words} »{filtered, select, true { sous ces filtres} other {}}.',
    description: 'Title when a search finds nothing; filtered: filters are in force as well',
  }),
  notFoundText: defineMessage({
    id: 'thoughts.list.not-found.text',
    defaultMessage: 'Toutes ont été lues. Essayez un autre mot, ou seulement son début. Accents et majuscules ne comptent pas.',
    description: 'Text when a search without filters finds nothing',
  }),
  hidden: defineMessage<{ count: number }>({
    id: 'thoughts.list.hidden',
    defaultMessage: '{count, plural, one {Une pensée est laissée de côté.} other {{count, number} pensées sont laissées de côté.}}',
    description: 'Under filters that nothing fits: how many thoughts they leave out',
  }),
  nothingText: defineMessage({ id: 'thoughts.list.nothing.text', defaultMessage: 'En retirant un filtre, vous retrouveriez :', description: 'Introduces filters that could be dropped' }),
  nothingAtAll: defineMessage({
    id: 'thoughts.list.nothing.at-all',
    defaultMessage: 'Retirer un seul filtre ne suffit pas. Repartez de toutes vos pensées.',
    description: 'Dropping one filter would not help',
  }),
  drop: defineMessage<{ name: string; label: string; count: number }>({
    id: 'thoughts.list.drop',
    defaultMessage: '{name, select, q {Sans la recherche} other {Sans le filtre}} {label} : {count, plural, one {# pensée} other {# pensées}}',
    description: 'Drops one filter; how many thoughts would then show',
  }),
  emptyTitle: defineMessage({ id: 'thoughts.list.empty.title', defaultMessage: 'Aucune pensée encore', description: 'Title of the empty list' }),
  emptyText: defineMessage({
    id: 'thoughts.list.empty.text',
    defaultMessage: 'Rien n’a encore été dit ni écrit. La première pensée prendra place ici, datée et rangée.',
    description: 'Text of the empty list',
  }),
  emptyAction: defineMessage({ id: 'thoughts.list.empty.action', defaultMessage: 'Aller à l’accueil', description: 'Link of the empty list to the home screen' }),
  seeResults: defineMessage<{ count: number; exact: string }>({
    id: 'thoughts.list.see-results',
    defaultMessage: 'Voir {exact, select, false {plus de {count, number} pensées} other {{count, plural, =0 {la liste} one {# pensée} other {# pensées}}}}',
    description: 'Closes the sheet of filters',
  }),
};

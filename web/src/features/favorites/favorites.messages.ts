import { defineMessage } from 'react-intl';

export const favoritesMessages = {
  title: defineMessage({ id: 'favorites.title', defaultMessage: 'Favoris', description: 'Title of the favourites' }),
  lead: defineMessage({
    id: 'favorites.lead',
    defaultMessage: 'Ce que vous rouvrez souvent, réuni ici dans votre ordre. L’épingle, elle, marque une pensée dans vos listes, où un filtre la retrouve.',
    description: 'What the favourites are',
  }),
  kindFilter: defineMessage({ id: 'favorites.kind-filter', defaultMessage: 'N’afficher qu’une sorte', description: 'Name of the filter by kind' }),
  all: defineMessage<{ count: number }>({ id: 'favorites.all', defaultMessage: 'Tous ({count, number})', description: 'Filter: favourites of every kind, with how many' }),
  ofKind: defineMessage<{ kind: string; count: number }>({
    id: 'favorites.of-kind',
    defaultMessage: '{kind, select, thought {Pensées} story {Récits} orb {Orbes} community {Communautés} other {}} ({count, number})',
    description: 'Filter: favourites of one kind, with how many',
  }),
  about: defineMessage<{ kind: string; date: string }>({
    id: 'favorites.about',
    defaultMessage: '{kind, select, thought {Pensée du {date}} story {Récit commencé le {date}} orb {Orbe} community {Communauté, depuis le {date}} other {}}',
    description: 'What a favourite is; date as DD/MM/YYYY',
  }),
  untitled: defineMessage({ id: 'favorites.untitled', defaultMessage: 'Sans mots pour l’instant', description: 'Instead of the title of a favourite that has no words' }),
  menu: defineMessage<{ title: string }>({ id: 'favorites.menu', defaultMessage: 'Actions sur « {title} »', description: 'Name of the menu of a favourite' }),
  up: defineMessage({ id: 'favorites.up', defaultMessage: 'Monter', description: 'Moves a favourite one place up' }),
  down: defineMessage({ id: 'favorites.down', defaultMessage: 'Descendre', description: 'Moves a favourite one place down' }),
  first: defineMessage({ id: 'favorites.first', defaultMessage: 'Mettre en premier', description: 'Makes a favourite the first of the list' }),
  removed: defineMessage({ id: 'favorites.removed', defaultMessage: 'Retiré des favoris.', description: 'A favourite was removed' }),
  undo: defineMessage({ id: 'favorites.undo', defaultMessage: 'Annuler', description: 'Takes a removal back' }),
  empty: defineMessage({ id: 'favorites.empty', defaultMessage: 'Rien en favori pour l’instant', description: 'Title of the empty list' }),
  emptyText: defineMessage({
    id: 'favorites.empty-text',
    defaultMessage: 'Aucune étoile n’a été donnée. Celle d’une pensée, d’un récit, d’un orbe ou d’une communauté l’ajoute ici.',
    description: 'How a favourite is added',
  }),
  toThoughts: defineMessage({ id: 'favorites.to-thoughts', defaultMessage: 'Voir mes pensées', description: 'Link to the thoughts' }),
  loading: defineMessage({ id: 'favorites.loading', defaultMessage: 'Chargement des favoris', description: 'Read to screen readers while favourites load' }),
  notLoaded: defineMessage({ id: 'favorites.not-loaded', defaultMessage: 'Vos favoris n’ont pas pu être chargés', description: 'Title when the list failed to load' }),
  noneOfKind: defineMessage({
    id: 'favorites.none-of-kind',
    defaultMessage: 'Vos favoris sont d’une autre sorte que celle choisie.',
    description: 'Why no favourite is shown: a kind is chosen that none of them is',
  }),
  showAll: defineMessage<{ count: number }>({
    id: 'favorites.show-all',
    defaultMessage: '{count, plural, one {Voir le favori} other {Voir les # favoris}}',
    description: 'Button: shows the favourites of every kind again',
  }),
};

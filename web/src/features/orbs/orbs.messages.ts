import { defineMessage } from 'react-intl';
import { sectionMessages } from '#lib/navigation/section.messages.ts';

export const orbsMessages = {
  orbs: sectionMessages.orbs,
  intro: defineMessage({ id: 'orbs.intro', defaultMessage: 'De petits lecteurs. Vous choisissez ce qu’ils lisent, ils citent toujours leurs sources.', description: 'Below the title' }),
  create: defineMessage({ id: 'orbs.create', defaultMessage: 'Créer un orbe', description: 'Link: create an orb' }),
  notPermitted: defineMessage({ id: 'orbs.notPermitted', defaultMessage: "Vous n'avez pas la permission de créer des orbes", description: 'Why creating is not offered' }),
  notPermittedText: defineMessage({
    id: 'orbs.notPermittedText',
    defaultMessage: 'Les orbes prêts restent à vous : lancez-les quand vous voulez, sur ce que vous voulez. La permission se demande à qui tient ce service.',
    description: 'Below it',
  }),
  askPermission: defineMessage({ id: 'orbs.askPermission', defaultMessage: 'Demander', description: 'Link to a request for the permission to create orbs' }),
  seeReady: defineMessage({ id: 'orbs.seeReady', defaultMessage: 'Voir les orbes prêts', description: 'Link to the list' }),
  allCategories: defineMessage({ id: 'orbs.allCategories', defaultMessage: 'Tous', description: 'Filter: every category' }),
  categoryFilter: defineMessage({ id: 'orbs.categoryFilter', defaultMessage: 'Catégorie', description: 'Name of the filter, and of the field' }),
  category: defineMessage<{ category: string }>({
    id: 'orbs.category',
    defaultMessage: '{category, select, general {Général} productivity {Productivité} creativity {Créativité} analysis {Analyse} motivation {Motivation} learning {Apprentissage} other {}}',
    description: 'A category of orbs',
  }),
  runs: defineMessage<{ runs: number }>({ id: 'orbs.runs', defaultMessage: '{runs, plural, =0 {Jamais lancé} one {# lecture} other {# lectures}}', description: 'How often the client ran an orb' }),
  own: defineMessage({ id: 'orbs.own', defaultMessage: 'À vous', description: 'Mark of an orb that the client made' }),
  loading: defineMessage({ id: 'orbs.loading', defaultMessage: 'Chargement des orbes', description: 'For screen readers' }),
  notLoaded: defineMessage({ id: 'orbs.notLoaded', defaultMessage: 'Les orbes n’ont pas pu être affichés', description: 'Title of the error' }),
  retry: defineMessage({ id: 'orbs.retry', defaultMessage: 'Réessayer', description: 'Button' }),
  showAll: defineMessage({ id: 'orbs.show-all', defaultMessage: 'Voir tous les orbes', description: 'Button: shows the orbs of every category again' }),
  noneHere: defineMessage({ id: 'orbs.noneHere', defaultMessage: 'Aucun orbe dans cette catégorie.', description: 'Where a filter leaves none' }),
  unnamed: defineMessage({ id: 'orbs.unnamed', defaultMessage: 'Orbe sans nom', description: 'Where its name cannot be read' }),
  notFound: defineMessage({ id: 'orbs.notFound', defaultMessage: 'Cet orbe est introuvable', description: 'Title of the error' }),
  runNotFound: defineMessage({ id: 'orbs.runNotFound', defaultMessage: 'Cette lecture est introuvable', description: 'Title of the error' }),
  runNotLoaded: defineMessage({ id: 'orbs.runNotLoaded', defaultMessage: 'La lecture n’a pas pu être affichée', description: 'Title of the error' }),
};

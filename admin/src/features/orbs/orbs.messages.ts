import { defineMessage } from 'react-intl';

export const orbsMessages = {
  title: defineMessage({ id: 'orbs.title', defaultMessage: 'Orbes', description: 'Title, and link back to the list' }),
  toOrbs: defineMessage({ id: 'orbs.toOrbs', defaultMessage: 'Retour aux orbes', description: 'Way out' }),
  loading: defineMessage({ id: 'orbs.loading', defaultMessage: 'Chargement de l’orbe', description: 'What a screen reader hears' }),
  notFound: defineMessage({ id: 'orbs.notFound', defaultMessage: 'Cet orbe est introuvable', description: 'Title' }),
  notLoaded: defineMessage({ id: 'orbs.notLoaded', defaultMessage: 'Cet orbe n’a pas pu être chargé', description: 'Title' }),
  categoryField: defineMessage({ id: 'orbs.categoryField', defaultMessage: 'Catégorie', description: 'Column, field and fact' }),
  category: defineMessage<{ category: string }>({
    id: 'orbs.category',
    defaultMessage: '{category, select, general {Général} productivity {Productivité} creativity {Créativité} analysis {Analyse} motivation {Motivation} learning {Apprentissage} other {}}',
    description: 'A category of orbs',
  }),
  resultKind: defineMessage<{ kind: string }>({
    id: 'orbs.resultKind',
    defaultMessage: '{kind, select, text {Texte court} list {Liste} checklist {Liste à cocher} score {Note sur 10} label {Étiquette} table {Tableau} other {–}}',
    description: 'A form of result',
  }),
  standing: defineMessage<{ standing: string }>({
    id: 'orbs.standing',
    defaultMessage: '{standing, select, published {Publié} draft {Brouillon} withdrawn {Retiré} fragile {Contrat fragile} without_en {Anglais manquant} without_fr {Français manquant} other {}}',
    description: 'State of an orb',
  }),
};

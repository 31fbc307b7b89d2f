import { defineMessage } from 'react-intl';

export const favoriteMessages = {
  add: defineMessage({ id: 'favorites.add', defaultMessage: 'Ajouter aux favoris', description: 'Makes a thought or an orb a favourite' }),
  remove: defineMessage({ id: 'favorites.remove', defaultMessage: 'Retirer des favoris', description: 'Removes a thought or an orb from the favourites' }),
  addNamed: defineMessage<{ name: string }>({ id: 'favorites.add-named', defaultMessage: 'Ajouter « {name} » aux favoris', description: 'Makes an orb of a list a favourite' }),
  removeNamed: defineMessage<{ name: string }>({ id: 'favorites.remove-named', defaultMessage: 'Retirer « {name} » des favoris', description: 'Removes an orb of a list from the favourites' }),
};

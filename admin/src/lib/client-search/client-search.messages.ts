import { defineMessage } from 'react-intl';

export const clientSearchMessages = {
  hint: defineMessage({ id: 'client-search.hint', defaultMessage: 'Prénom, nom, adresse ou code', description: 'In the empty field' }),
  choose: defineMessage<{ name: string }>({ id: 'client-search.choose', defaultMessage: 'Choisir {name}', description: 'Accessible name of a person found' }),
  nobody: defineMessage({ id: 'client-search.nobody', defaultMessage: 'Personne de ce nom.', description: 'Nobody found' }),
};

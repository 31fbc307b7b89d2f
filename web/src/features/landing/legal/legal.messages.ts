import { defineMessage } from 'react-intl';

export const legalMessages = {
  operator: defineMessage({ id: 'legal.operator', defaultMessage: 'Qui exploite ce serveur', description: 'Part of the legal notice: the publisher' }),
  operatorUnnamed: defineMessage({
    id: 'legal.operator.unnamed',
    defaultMessage: 'La personne ou l’organisation qui exploite ce serveur n’a pas encore indiqué son nom. Écrin est un logiciel que chacun peut installer.',
    description: 'Instead of the publisher’s name, when the server was not told',
  }),
  contact: defineMessage<{ contact: string }>({ id: 'legal.contact', defaultMessage: 'Écrire à {contact}', description: 'Link to the publisher: an e-mail address or a page' }),
  host: defineMessage({ id: 'legal.host', defaultMessage: 'Hébergement', description: 'Part of the legal notice' }),
  hostUnnamed: defineMessage({ id: 'legal.host.unnamed', defaultMessage: 'L’hébergeur n’a pas été indiqué.', description: 'Instead of the hosting provider, when the server was not told' }),
  rights: defineMessage({ id: 'legal.rights', defaultMessage: 'Vos droits', description: 'Part of the legal notice' }),
  rightsText: defineMessage({
    id: 'legal.rights.text',
    defaultMessage: 'Depuis votre profil, vous consultez, corrigez, emportez et supprimez vos données. Vous y effacez aussi votre compte entier, avec une attestation de ce qui a été cherché.',
    description: 'What a person can do with their data',
  }),
  cookies: defineMessage({ id: 'legal.cookies', defaultMessage: 'Cookies', description: 'Part of the legal notice' }),
  cookiesText: defineMessage({
    id: 'legal.cookies.text',
    defaultMessage: 'Seulement ceux qui maintiennent votre connexion et reconnaissent votre appareil. Aucun traceur.',
    description: 'Which cookies there are',
  }),
};

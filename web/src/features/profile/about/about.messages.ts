import { defineMessage } from 'react-intl';

export const aboutMessages = {
  kept: defineMessage({ id: 'profile-about.kept', defaultMessage: 'Où sont vos pensées', description: 'Title of a fact' }),
  keptText: defineMessage({
    id: 'profile-about.kept.text',
    defaultMessage:
      'D’abord sur cet appareil, puis sur notre serveur : l’original y est scellé par une clé qui n’est qu’à vous, une copie de travail non chiffrée sert aux listes et à la recherche. L’appareil n’efface sa copie qu’une fois l’autre vérifiée. Combien de temps le son d’un enregistrement reste se lit sur votre profil, sous «\u00a0Emporter mon écrin\u00a0».',
    description: 'The fact',
  }),
  analysed: defineMessage({ id: 'profile-about.analysed', defaultMessage: 'Ce que l’analyse en fait', description: 'Title of a fact' }),
  analysedText: defineMessage({
    id: 'profile-about.analysed.text',
    defaultMessage: 'Elle propose un titre, une humeur, quelques idées. Chaque proposition est signée, se corrige et s’annule : votre mot l’emporte toujours.',
    description: 'The fact',
  }),
  yours: defineMessage({ id: 'profile-about.yours', defaultMessage: 'Ce que voient vos proches', description: 'Title of a fact' }),
  yoursText: defineMessage({
    id: 'profile-about.yours.text',
    defaultMessage: 'Si quelqu’un vous a fait venir : votre prénom et le jour de votre arrivée. Rien de ce que vous gardez.',
    description: 'The fact',
  }),
  more: defineMessage({ id: 'profile-about.more', defaultMessage: 'En savoir plus', description: 'Name of the links below' }),
  whole: defineMessage({ id: 'profile-about.whole', defaultMessage: 'Pourquoi Écrin', description: 'Link to the public about page' }),
  promises: defineMessage({ id: 'profile-about.promises', defaultMessage: 'Nos promesses', description: 'Link to the promises on the landing page' }),
  legal: defineMessage({ id: 'profile-about.legal', defaultMessage: 'Mentions légales', description: 'Link to the legal notice' }),
  help: defineMessage({ id: 'about.help', defaultMessage: 'Demander de l’aide', description: 'Link to a request' }),
  version: defineMessage<{ version: string }>({ id: 'profile-about.version', defaultMessage: 'Écrin {version}', description: 'Name and version of the app' }),
};

import { defineMessage } from 'react-intl';

export const openersMessages = {
  title: defineMessage({ id: 'openers.title', defaultMessage: 'Si rien ne vient', description: 'Heading over three ways to begin a first thought' }),
  begin: defineMessage<{ opener: string }>({ id: 'openers.begin', defaultMessage: '{opener} : ', description: 'Put into the field, to be gone on from; with a space at its end' }),
  nobodyReads: defineMessage({ id: 'openers.nobody-reads', defaultMessage: 'Personne ne vous lit', description: 'Heading at the side before the first thought' }),
  nobodyReadsShort: defineMessage({ id: 'openers.nobody-reads.short', defaultMessage: 'Personne ne vous lit.', description: 'The same as a sentence, on a phone' }),
  looks: defineMessage({ id: 'openers.looks', defaultMessage: 'Chaque regard sur votre compte est inscrit dans un journal qui n’appartient qu’à vous.', description: 'Below that heading' }),
  trust: defineMessage({ id: 'openers.trust', defaultMessage: 'Confiance', description: 'Link to who has looked at the account' }),
  microphone: defineMessage({ id: 'openers.microphone', defaultMessage: 'Le micro attend votre geste', description: 'Heading at the side before the first thought' }),
  microphoneText: defineMessage({ id: 'openers.microphone.text', defaultMessage: 'L’accès est demandé au premier enregistrement, pas avant.', description: 'Below that heading' }),
};

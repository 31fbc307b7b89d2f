import { defineMessage } from 'react-intl';

/** What went wrong, by its name in the machine. */
export const failureTitles = {
  'permission-refused': defineMessage({ id: 'capture.failure.permission-refused.title', defaultMessage: 'Écrin n’a pas accès au micro', description: 'Microphone permission refused' }),
  'no-microphone': defineMessage({ id: 'capture.failure.no-microphone.title', defaultMessage: 'Aucun micro n’a été trouvé', description: 'No microphone' }),
  'microphone-busy': defineMessage({ id: 'capture.failure.microphone-busy.title', defaultMessage: 'Le micro est déjà utilisé', description: 'Microphone busy' }),
  unsupported: defineMessage({ id: 'capture.failure.unsupported.title', defaultMessage: 'Ce navigateur n’enregistre pas le son', description: 'No MediaRecorder' }),
  insecure: defineMessage({ id: 'capture.failure.insecure.title', defaultMessage: 'L’adresse de cette page n’est pas sûre', description: 'Page not served over https' }),
  'microphone-lost': defineMessage({ id: 'capture.failure.microphone-lost.title', defaultMessage: 'Le micro a été débranché', description: 'Microphone unplugged while recording' }),
  'storage-full': defineMessage({ id: 'capture.failure.storage-full.title', defaultMessage: 'Cet appareil n’a plus de place', description: 'Storage full' }),
  'storage-unavailable': defineMessage({
    id: 'capture.failure.storage-unavailable.title',
    defaultMessage: 'Ce navigateur ne garde rien ici',
    description: 'No storage: a private window, or blocked cookies',
  }),
  'nothing-recorded': defineMessage({ id: 'capture.failure.nothing-recorded.title', defaultMessage: 'Rien n’a été enregistré', description: 'No sound at all' }),
  unexpected: defineMessage({ id: 'capture.failure.unexpected.title', defaultMessage: 'L’enregistrement ne répond plus', description: 'Unexpected failure' }),
} as const;

/** What can be done about it. */
export const failureTexts = {
  'permission-refused': defineMessage({
    id: 'capture.failure.permission-refused.text',
    defaultMessage: 'Ouvrez les réglages de ce site, près de l’adresse, autorisez le micro, puis réessayez. Vous pouvez aussi écrire ou importer un audio.',
    description: 'Way out of a refused microphone',
  }),
  'no-microphone': defineMessage({
    id: 'capture.failure.no-microphone.text',
    defaultMessage: 'Branchez un micro ou un casque, puis réessayez. Vous pouvez aussi écrire ou importer un audio.',
    description: 'Way out without a microphone',
  }),
  'microphone-busy': defineMessage({
    id: 'capture.failure.microphone-busy.text',
    defaultMessage: 'Une autre application s’en sert, un appel peut-être. Fermez-la, puis réessayez.',
    description: 'Way out of a busy microphone',
  }),
  unsupported: defineMessage({
    id: 'capture.failure.unsupported.text',
    defaultMessage: 'Une version récente de Firefox, Safari, Chrome ou Edge le fait. Ici, vous pouvez écrire ou importer un audio.',
    description: 'Way out of an old browser',
  }),
  insecure: defineMessage({
    id: 'capture.failure.insecure.text',
    defaultMessage: 'Les navigateurs n’ouvrent le micro qu’aux adresses en https. Ouvrez Écrin par son adresse sûre, ou écrivez.',
    description: 'Way out of an insecure page',
  }),
  'microphone-lost': defineMessage({
    id: 'capture.failure.microphone-lost.text',
    defaultMessage: 'Ce que vous avez dit jusque-là est à l’abri sur cet appareil.',
    description: 'Sound kept after the microphone was lost',
  }),
  'storage-full': defineMessage({
    id: 'capture.failure.storage-full.text',
    defaultMessage: 'Ce qui a été dit jusque-là est à l’abri. Libérez un peu de place avant de continuer.',
    description: 'Way out of full storage',
  }),
  'storage-unavailable': defineMessage({
    id: 'capture.failure.storage-unavailable.text',
    defaultMessage:
      'Une navigation privée, ou le stockage bloqué pour ce site : sans lui, un enregistrement se perdrait. Ouvrez Écrin dans une fenêtre ordinaire, ou écrivez : votre texte part aussitôt en ligne.',
    description: 'Way out without storage',
  }),
  'nothing-recorded': defineMessage({
    id: 'capture.failure.nothing-recorded.text',
    defaultMessage: 'Le navigateur n’a transmis aucun son. Réessayez ; si cela se répète, rechargez la page, ou écrivez.',
    description: 'Way out when nothing was recorded: the recorder of the browser gave no data',
  }),
  unexpected: defineMessage({
    id: 'capture.failure.unexpected.text',
    defaultMessage: 'Ce qui avait déjà été dit reste sur cet appareil. Réessayez, ou rechargez la page.',
    description: 'Way out of an unexpected failure',
  }),
} as const;

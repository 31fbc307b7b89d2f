import { defineMessage } from 'react-intl';

export const pushMessages = {
  why: defineMessage({ id: 'notification.here.why', defaultMessage: 'Vos rappels vous parviennent à l’heure, même quand Écrin est fermé. Sans vos mots, tant que vous ne le voulez pas.', description: 'The reason given before the permission is asked' }),
  turnOn: defineMessage({ id: 'notification.here.turn-on', defaultMessage: 'Recevoir sur cet appareil', description: 'Button that asks the browser for permission' }),
  failed: defineMessage({ id: 'notification.here.failed', defaultMessage: 'Cet appareil n’a pas pu être inscrit. Réessayez dans un moment.', description: 'Signing this device up for pushes failed' }),
  inviteTitle: defineMessage({ id: 'notification.invite', defaultMessage: 'Vous prévenir à l’heure', description: 'Title of the card beside the first reminder that offers pushes' }),
  decline: defineMessage({ id: 'notification.invite.decline', defaultMessage: 'Non merci', description: 'On that card: never offers again' }),
};

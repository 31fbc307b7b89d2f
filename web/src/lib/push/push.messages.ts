import { defineMessage } from 'react-intl';

export const pushMessages = {
  blockReason: defineMessage<{ reason: string }>({
    id: 'notification.block-reason',
    defaultMessage:
      '{reason, select, account_deactivated {le compte était désactivé} notifications_off {notifications désactivées} kind_off {désactivé dans vos réglages} no_device {aucun appareil abonné} device_unsubscribed {appareil désabonné} present {Écrin était ouvert} no_address {pas d’adresse e-mail confirmée} push_not_set_up {ce serveur n’envoie pas de push} mail_not_set_up {ce serveur n’envoie pas d’e-mail} refused {refusé par le service d’envoi} other {service d’envoi injoignable}}',
    description: 'Why something did not leave Écrin, or did not go one of its ways',
  }),
  why: defineMessage({
    id: 'notification.here.why',
    defaultMessage: 'Vos rappels vous parviennent à l’heure, même quand Écrin est fermé. Sans vos mots, tant que vous ne le voulez pas.',
    description: 'The reason given before the permission is asked',
  }),
  turnOn: defineMessage({ id: 'notification.here.turn-on', defaultMessage: 'Recevoir sur cet appareil', description: 'Button that asks the browser for permission' }),
  failed: defineMessage({ id: 'notification.here.failed', defaultMessage: 'Cet appareil n’a pas pu être inscrit. Réessayez dans un moment.', description: 'Signing this device up for pushes failed' }),
  inviteTitle: defineMessage({ id: 'notification.invite', defaultMessage: 'Recevoir vos rappels à l’heure', description: 'Title of the card beside the first reminder that offers pushes' }),
  decline: defineMessage({ id: 'notification.invite.decline', defaultMessage: 'Non merci', description: 'On that card: never offers again' }),
};

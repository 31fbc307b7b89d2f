import { defineMessage } from 'react-intl';

export const missedSendingMessages = {
  title: defineMessage<{ weekday: string; part: string }>({
    id: 'reminder.silence',
    defaultMessage: '{weekday} {part, select, morning {matin} afternoon {après-midi} evening {soir} other {dans la nuit}}, rien n’a sonné',
    description: 'Title of the card that explains a silent reminder; the day of the week comes first',
  }),
  held: defineMessage<{ title: string; date: string; time: string; until: string }>({
    id: 'reminder.silence.held',
    defaultMessage: '« {title} » est arrivé à son heure le {date} à {time}, mais pendant vos heures calmes : il a été retenu jusqu’à {until}.',
    description: 'Quiet hours held the reminder back',
  }),
  blocked: defineMessage<{ title: string; date: string; time: string; reason: string }>({
    id: 'reminder.silence.blocked',
    defaultMessage:
      '« {title} » est arrivé à son heure le {date} à {time} et attend dans vos notifications. Il n’a pas sonné : {reason, select, notifications_off {vos notifications étaient désactivées} kind_off {les rappels étaient désactivés sur vos appareils} no_device {aucun de vos appareils n’était abonné} device_unsubscribed {votre appareil s’était désabonné} no_address {aucune adresse e-mail n’est confirmée} refused {le service d’envoi de votre appareil l’a refusé} other {le service d’envoi de votre appareil n’a pas répondu}}.',
    description: 'Why the reminder did not leave Écrin',
  }),
  way: defineMessage<{ way: string }>({
    id: 'reminder.silence.way',
    defaultMessage: '{way, select, quiet {Régler mes heures calmes} device {Inscrire un appareil} address {Confirmer mon adresse e-mail} other {Régler mes notifications}}',
    description: 'Link from the explanation to the setting',
  }),
};

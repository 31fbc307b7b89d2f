import { defineMessage } from 'react-intl';

export const unsubscribeMessages = {
  title: defineMessage({ id: 'notification.unsubscribe.title', defaultMessage: 'Ne plus recevoir ces e-mails', description: 'Title of the page a mail leads to, to end mails of that kind' }),
  text: defineMessage({
    id: 'notification.unsubscribe.text',
    defaultMessage: 'Écrin ne vous enverra plus d’e-mails sur ce sujet. Vos autres réglages restent comme ils sont.',
    description: 'Text of that page',
  }),
  stop: defineMessage({ id: 'notification.unsubscribe.stop', defaultMessage: 'Ne plus recevoir ces e-mails', description: 'Button of that page' }),
  done: defineMessage({ id: 'notification.unsubscribe.done', defaultMessage: 'C’est noté', description: 'Title once mails of that kind are ended' }),
  doneText: defineMessage({
    id: 'notification.unsubscribe.done.text',
    defaultMessage: 'Vous ne recevrez plus ces e-mails. Vous pouvez changer d’avis dans vos réglages.',
    description: 'Text once mails of that kind are ended',
  }),
  noTicket: defineMessage({
    id: 'notification.unsubscribe.no-ticket',
    defaultMessage: 'Ce lien n’est pas complet. Ouvrez-le depuis l’e-mail, ou changez vos réglages.',
    description: 'The page was opened without the ticket of a mail',
  }),
  settings: defineMessage({ id: 'notification.unsubscribe.settings', defaultMessage: 'Réglages des notifications', description: 'Way on from that page, for whoever is signed in' }),
  signIn: defineMessage({ id: 'notification.unsubscribe.log-in', defaultMessage: 'Se connecter', description: 'Way on from that page, for whoever is not signed in' }),
};

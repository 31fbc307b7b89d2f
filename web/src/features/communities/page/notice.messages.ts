import { defineMessage } from 'react-intl';

export const noticeMessages = {
  notices: defineMessage({ id: 'communities.notices', defaultMessage: 'Me prévenir', description: 'Heading above the switches of one community' }),
  things: defineMessage({ id: 'communities.notices.things', defaultMessage: 'De ce qui est partagé ici', description: 'Switch, under « Me prévenir »: something is shared in the community' }),
  replies: defineMessage({ id: 'communities.notices.replies', defaultMessage: 'Des réponses à mes commentaires', description: 'Switch, under « Me prévenir »' }),
  requests: defineMessage({ id: 'communities.notices.requests', defaultMessage: 'Des demandes d’entrée', description: 'Switch, under « Me prévenir », for owner and team: somebody asks to enter' }),
  digest: defineMessage({ id: 'communities.notices.digest', defaultMessage: 'De la semaine, chaque lundi', description: 'Switch, under « Me prévenir »: the mail of the week, on Monday morning' }),
  channels: defineMessage<{ mail: boolean; push: boolean }>({
    id: 'communities.notices.channels',
    defaultMessage: 'Dans Écrin{push, select, true {{mail, select, true {, par push ou par e-mail} other { ou par push}}} other {{mail, select, true { ou par e-mail} other {}}}} :',
    description: 'Before the link to the settings of channels; what this server sends',
  }),
  toSettings: defineMessage({
    id: 'communities.notices.to-settings',
    defaultMessage: 'vos réglages de notifications',
    description: 'Link, the end of the sentence « Dans Écrin, par push ou par e-mail : »',
  }),
};

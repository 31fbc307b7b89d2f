import { defineMessage } from 'react-intl';

export const reportMessages = {
  report: defineMessage({ id: 'communities.report', defaultMessage: 'Signaler', description: 'Button' }),
  reportOf: defineMessage<{ name: string; elided: boolean }>({
    id: 'communities.reportOf',
    defaultMessage: 'Signaler le commentaire {elided, select, true {d’} other {de }}{name}',
    description: 'Button',
  }),
  reportTitle: defineMessage({ id: 'communities.reportTitle', defaultMessage: 'Signaler ce commentaire', description: 'Dialog' }),
  reportText: defineMessage({
    id: 'communities.reportText',
    defaultMessage: 'Les administrateurs d’Écrin le liront, et lui seul ; ils peuvent le confier à qui tient la communauté. La personne qui l’a écrit ne saura pas qui l’a signalé.',
    description: 'In the dialog',
  }),
  reported: defineMessage({ id: 'communities.reported', defaultMessage: 'Merci. Les administrateurs vont le lire.', description: 'Once it is sent' }),
  'reason.attacks-a-person': defineMessage({ id: 'communities.reason.attacks-a-person', defaultMessage: 'Il s’en prend à une personne', description: 'Reason of a report' }),
  'reason.private-data': defineMessage({ id: 'communities.reason.private-data', defaultMessage: 'Il livre des données privées', description: 'Reason of a report' }),
  'reason.off-topic': defineMessage({ id: 'communities.reason.off-topic', defaultMessage: 'Il est hors sujet', description: 'Reason of a report' }),
  'reason.advertising': defineMessage({ id: 'communities.reason.advertising', defaultMessage: 'C’est de la publicité', description: 'Reason of a report' }),
  'reason.other': defineMessage({ id: 'communities.reason.other', defaultMessage: 'Autre chose', description: 'Reason of a report' }),
};

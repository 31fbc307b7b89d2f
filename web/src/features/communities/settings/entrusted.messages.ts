import { defineMessage } from 'react-intl';

export const entrustedMessages = {
  title: defineMessage({ id: 'communities.entrusted.title', defaultMessage: 'Signalements confiés', description: 'Heading: reports that the administrators handed to the owner of a community' }),
  text: defineMessage({ id: 'communities.entrusted.text', defaultMessage: 'L’administration d’Écrin vous laisse en décider. Sans réponse, elle reprendra le signalement.', description: 'Under it' }),
  until: defineMessage<{ date: string }>({ id: 'communities.entrusted.until', defaultMessage: 'Réponse attendue jusqu’au {date}', description: 'Of one report' }),
  of: defineMessage<{ kind: string; name: string; elided: boolean }>({
    id: 'communities.entrusted.of',
    defaultMessage: '{kind, select, shared_copy {Texte} other {Commentaire}} {elided, select, true {d’} other {de }}{name}',
    description: 'What was reported, and who wrote it',
  }),
  for: defineMessage<{ reasons: string }>({ id: 'communities.entrusted.for', defaultMessage: 'Signalé : {reasons}', description: 'Of one report; the reasons are sentences' }),
  answered: defineMessage({ id: 'communities.entrusted.answered', defaultMessage: 'En réponse à', description: 'Before the words that a reported comment replies to' }),
  reason: defineMessage({ id: 'communities.entrusted.reason', defaultMessage: 'Le mot de l’administration', description: 'Before what the administrators wrote to the owner' }),
  hide: defineMessage({ id: 'communities.entrusted.hide', defaultMessage: 'Masquer', description: 'Button' }),
  keep: defineMessage({ id: 'communities.entrusted.keep', defaultMessage: 'Laisser en place', description: 'Button' }),
  handBack: defineMessage({ id: 'communities.entrusted.handBack', defaultMessage: 'Rendre à l’administration', description: 'Button: the administrators are to decide' }),
  hidden: defineMessage({ id: 'communities.entrusted.hidden', defaultMessage: 'Masqué. La personne qui l’a écrit en est prévenue.', description: 'Toast' }),
  kept: defineMessage({ id: 'communities.entrusted.kept', defaultMessage: 'Laissé en place.', description: 'Toast' }),
  handedBack: defineMessage({ id: 'communities.entrusted.handedBack', defaultMessage: 'Rendu à l’administration.', description: 'Toast' }),
};

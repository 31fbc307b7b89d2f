import { defineMessage } from 'react-intl';

export const consentCountMessages = {
  title: defineMessage({ id: 'settings.consents', defaultMessage: 'Ce que les clients acceptent', description: 'Heading above how many clients accept each purpose' }),
  text: defineMessage<{ host: string }>({
    id: 'settings.consents.text',
    defaultMessage: 'Rien n’est envoyé à {host} pour un client qui ne l’a pas accepté.',
    description: 'Below the heading; host: of the endpoint',
  }),
  purpose: defineMessage<{ purpose: string }>({
    id: 'settings.consents.purpose',
    defaultMessage:
      '{purpose, select, transcription {Transcription} understanding {Analyse des pensées} meaning {Recherche par le sens} answers {Réponses aux questions} memory {Faits à retenir} orbs {Orbes} drafts {Brouillons de récits} advice {Commentaires d’objectifs} other {}}',
    description: 'What words would be sent for',
  }),
  clients: defineMessage<{ count: number; sendings: number }>({
    id: 'settings.consents.clients',
    defaultMessage:
      '{count, plural, =0 {aucun client} one {un client} other {{count, number} clients}}, {sendings, plural, =0 {aucun envoi} one {un envoi} other {{sendings, number} envois}} en 30 jours',
    description: 'How many accept it, and how often something was sent for it in the last 30 days',
  }),
};

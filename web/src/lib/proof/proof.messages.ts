import { defineMessage } from 'react-intl';

export const proofMessages = {
  code: defineMessage({ id: 'proof.code', defaultMessage: 'Code à six chiffres', description: 'Field for a code that was sent' }),
  verify: defineMessage({ id: 'proof.verify', defaultMessage: 'Vérifier', description: 'Button that sends the code' }),
  incomplete: defineMessage({ id: 'proof.incomplete', defaultMessage: 'Le code compte six chiffres.', description: 'Refusal of fewer digits' }),
  resend: defineMessage<{ sends: boolean }>({
    id: 'proof.resend',
    defaultMessage: '{sends, select, true {Renvoyer le code} other {Préparer un autre code}}',
    description: 'Button that asks for another code',
  }),
  resendIn: defineMessage<{ time: string }>({ id: 'proof.resend.in', defaultMessage: 'dans {time}', description: 'After that button’s name while one still has to wait, e.g. in 0:24' }),
  resendWait: defineMessage({ id: 'proof.resend.wait', defaultMessage: 'Vous pourrez demander un nouveau code dans un instant.', description: 'Read aloud, once, while one has to wait' }),
  resendNow: defineMessage({ id: 'proof.resend.now', defaultMessage: 'Vous pouvez demander un nouveau code.', description: 'Read aloud when the wait is over' }),
  resent: defineMessage<{ sent: boolean }>({
    id: 'proof.resent',
    defaultMessage: 'Un nouveau code est {sent, select, true {en route} other {prêt}}',
    description: 'Short message after asking for another code',
  }),
  phone: defineMessage({ id: 'proof.phone', defaultMessage: 'Numéro de téléphone', description: 'Field' }),
  country: defineMessage({ id: 'proof.country', defaultMessage: 'Pays du numéro', description: 'Choice of a country prefix' }),
  phoneWrong: defineMessage({ id: 'proof.phone.wrong', defaultMessage: 'Ce numéro n’est pas complet.', description: 'Refusal of a number that cannot be' }),
  askBy: defineMessage<{ channel: string }>({ id: 'proof.ask', defaultMessage: 'Recevoir un code par {channel, select, whatsapp {WhatsApp} other {SMS}}', description: 'Button that has a code sent' }),
  ratherBy: defineMessage<{ channel: string }>({
    id: 'proof.rather',
    defaultMessage: 'Plutôt par {channel, select, whatsapp {WhatsApp} other {SMS}}',
    description: 'Button that has the code sent another way',
  }),
  sentBy: defineMessage<{ channel: string; phone: string }>({
    id: 'proof.sent.phone',
    defaultMessage: 'Code envoyé par {channel, select, whatsapp {WhatsApp} other {SMS}} au <b>{phone}</b>.',
    description: 'Above the field for the code',
  }),
  sentTo: defineMessage<{ email: string; mail: boolean }>({
    id: 'proof.sent.email',
    defaultMessage:
      '{mail, select, true {Code envoyé à <b>{email}</b>. Le lien du même message convient aussi.} other {Ce serveur n’envoie pas d’e-mails\u00A0: demandez à qui l’exploite le code préparé pour <b>{email}</b>.}}',
    description: 'Above the field for the code',
  }),
  change: defineMessage({ id: 'proof.change', defaultMessage: 'Changer', description: 'Button beside the number: go back and type another one' }),
};

import { defineMessage } from 'react-intl';

export const verifyMessages = {
  verifyTitle: defineMessage({ id: 'account.verify.title', defaultMessage: 'Confirmez votre adresse', description: 'Title of the verification screen' }),
  proveText: defineMessage({
    id: 'account.verify.text',
    defaultMessage: 'Un appui suffit : votre adresse sera confirmée, et servira à retrouver votre écrin.',
    description: 'Behind the mailed link, before the button',
  }),
  prove: defineMessage({ id: 'account.verify.prove', defaultMessage: 'Confirmer mon adresse', description: 'Button behind the mailed link' }),
  provedTitle: defineMessage({ id: 'account.verify.done', defaultMessage: 'Votre adresse est confirmée.', description: 'Title once it is' }),
  provedText: defineMessage({ id: 'account.verify.done.text', defaultMessage: 'Elle servira à retrouver votre écrin. Vous pouvez fermer cette page, ou continuer.', description: 'Under it' }),
  taken: defineMessage({
    id: 'account.verify.taken',
    defaultMessage: 'Votre adresse a été confirmée par un autre écrin. Donnez-en une autre pour toujours retrouver celui-ci ; rien de ce qui est dedans ne change.',
    description: 'Verification screen of an account whose address another one has proved',
  }),
  change: defineMessage({ id: 'account.verify.change', defaultMessage: 'Changer d’adresse', description: 'Link to where another address is given' }),
  noAddress: defineMessage({
    id: 'account.verify.none',
    defaultMessage: 'Votre compte n’a pas d’adresse e-mail à confirmer. Vous pouvez en ajouter une dans votre profil.',
    description: 'Verification screen of an account without an address',
  }),
  verifySignedOut: defineMessage<{ mail: boolean }>({
    id: 'account.verify.signed-out',
    defaultMessage: 'Ouvrez le lien {mail, select, true {reçu par e-mail} other {que vous a donné qui exploite ce serveur}}, ou connectez-vous pour saisir le code du même message.',
    description: 'Verification screen of a visitor',
  }),
};

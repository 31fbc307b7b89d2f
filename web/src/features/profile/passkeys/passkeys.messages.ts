import { defineMessage } from 'react-intl';

export const passkeyMessages = {
  title: defineMessage({ id: 'passkey.title', defaultMessage: 'Clés d’accès', description: 'One way in' }),
  text: defineMessage({ id: 'passkey.text', defaultMessage: 'Votre appareil ouvre votre écrin par son verrou, un doigt ou un visage, sans mot de passe.', description: 'What passkeys are' }),
  recovery: defineMessage<{ way: 'password' | 'address' | 'other' | 'none' }>({
    id: 'passkey.recovery',
    defaultMessage:
      '{way, select, password {Si l’appareil se perd, vous entrez avec votre mot de passe, puis vous retirez sa clé ici.} address {Si l’appareil se perd, «\u00a0Mot de passe oublié\u00a0» vous laisse en choisir un par votre adresse.} none {Rien d’autre n’ouvre votre écrin\u00a0: si l’appareil se perd, vous ne pourrez plus y entrer. Ajoutez une adresse ou un numéro.} other {Si l’appareil se perd, vos autres accès ouvrent toujours votre écrin.}}',
    description: 'How one still gets in without the device',
  }),
  add: defineMessage({ id: 'passkey.add', defaultMessage: 'Ajouter une clé d’accès', description: 'Button: the device makes one' }),
  done: defineMessage({ id: 'passkey.done', defaultMessage: 'Cet appareil ouvre désormais votre écrin', description: 'Short message once it is added' }),
  known: defineMessage({ id: 'passkey.known', defaultMessage: 'Cet appareil a déjà une clé d’accès de ce compte.', description: 'The device refuses to make another one' }),
  failed: defineMessage({ id: 'passkey.failed', defaultMessage: 'L’appareil n’a pas pu créer de clé d’accès.', description: 'The device could not make one' }),
  added: defineMessage<{ moment: string }>({ id: 'passkey.added', defaultMessage: 'Ajoutée {moment}', description: 'Under the name of a passkey: when it was added' }),
  unnamed: defineMessage({ id: 'passkey.unnamed', defaultMessage: 'Clé d’accès', description: 'A passkey whose name is unknown' }),
  name: defineMessage({ id: 'passkey.name', defaultMessage: 'Nom de la clé', description: 'Field' }),
  nameMissing: defineMessage({ id: 'passkey.name.missing', defaultMessage: 'Donnez-lui un nom.', description: 'Refusal of an empty name' }),
  rename: defineMessage({ id: 'passkey.rename', defaultMessage: 'Renommer', description: 'Button beside a passkey' }),
  renameOf: defineMessage<{ name: string }>({ id: 'passkey.rename.of', defaultMessage: 'Renommer la clé {name}', description: 'Its accessible name' }),
  keepName: defineMessage({ id: 'passkey.rename.keep', defaultMessage: 'Enregistrer le nom', description: 'Button that sends it' }),
  renamed: defineMessage({ id: 'passkey.renamed', defaultMessage: 'La clé a un nouveau nom', description: 'Short message' }),
  remove: defineMessage({ id: 'passkey.remove', defaultMessage: 'Retirer', description: 'Button beside a passkey' }),
  removeOf: defineMessage<{ name: string }>({ id: 'passkey.remove.of', defaultMessage: 'Retirer la clé {name}', description: 'Its accessible name' }),
  removeAsk: defineMessage<{ name: string }>({ id: 'passkey.remove.ask', defaultMessage: 'Retirer la clé {name}\u202f?', description: 'Question before it' }),
  removeText: defineMessage({
    id: 'passkey.remove.text',
    defaultMessage: 'Elle n’ouvrira plus votre écrin. L’appareil peut la garder dans ses réglages\u00a0; elle n’y sert plus à rien.',
    description: 'Under the question',
  }),
  removed: defineMessage({ id: 'passkey.removed', defaultMessage: 'Cette clé n’ouvre plus votre écrin', description: 'Short message' }),
  cancel: defineMessage({ id: 'passkey.cancel', defaultMessage: 'Annuler', description: 'Button' }),
};

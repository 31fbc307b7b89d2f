import { defineMessage } from 'react-intl';

export const passkeyMessages = {
  title: defineMessage({ id: 'passkey.title', defaultMessage: 'Clés d’accès', description: 'One way in' }),
  text: defineMessage({
    id: 'passkey.text',
    defaultMessage: 'Votre appareil vous ouvre l’administration par son verrou, un doigt ou un visage. La clé tient lieu de mot de passe et de code.',
    description: 'What passkeys are',
  }),
  recovery: defineMessage<{ way: 'code' | 'none' }>({
    id: 'passkey.recovery',
    defaultMessage:
      '{way, select, code {Si l’appareil se perd, votre mot de passe et un code vous laissent entrer\u00a0; retirez alors sa clé ici.} other {Avec une clé, le mot de passe seul n’ouvre plus ce compte. Si l’appareil se perd, un Super Admin peut la retirer\u00a0; ou ajoutez une application d’authentification.}}',
    description: 'How one still gets in without the device',
  }),
  add: defineMessage({ id: 'passkey.add', defaultMessage: 'Ajouter une clé d’accès', description: 'Button: the device makes one' }),
  done: defineMessage({ id: 'passkey.done', defaultMessage: 'Cet appareil ouvre désormais votre compte', description: 'Short message once it is added' }),
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
    defaultMessage: 'Elle n’ouvrira plus ce compte. L’appareil peut la garder dans ses réglages\u00a0; elle n’y sert plus à rien.',
    description: 'Under the question',
  }),
  removed: defineMessage({ id: 'passkey.removed', defaultMessage: 'Cette clé n’ouvre plus votre compte', description: 'Short message' }),
  signIn: defineMessage({ id: 'passkey.sign-in', defaultMessage: 'Entrer avec une clé d’accès', description: 'Button of the login page' }),
  prove: defineMessage({ id: 'passkey.prove', defaultMessage: 'Confirmer avec une clé d’accès', description: 'Button beside the code that a grave act asks for' }),
  cancel: defineMessage({ id: 'passkey.cancel', defaultMessage: 'Annuler', description: 'Button' }),
};

import { defineMessage } from 'react-intl';

export const composerMessages = {
  label: defineMessage({ id: 'capture.composer.label', defaultMessage: 'Écrire une pensée', description: 'Name of the text field' }),
  placeholder: defineMessage({ id: 'capture.composer.placeholder', defaultMessage: 'Qu’est-ce qui vous traverse ?', description: 'Placeholder of the text field' }),
  firstPlaceholder: defineMessage({ id: 'capture.composer.first-placeholder', defaultMessage: 'Écrivez, ou touchez le micro', description: 'Placeholder of the text field before the first thought' }),
  send: defineMessage({ id: 'capture.composer.send', defaultMessage: 'Garder cette pensée', description: 'Name of the send button' }),
  kept: defineMessage<{ count: number }>({
    id: 'capture.composer.kept',
    defaultMessage: '{count, plural, one {Pensée gardée} other {# pensées gardées}}',
    description: 'Toast after keeping a thought',
  }),
  keptHere: defineMessage<{ count: number }>({
    id: 'capture.composer.kept-here',
    defaultMessage: '{count, plural, one {Pensée gardée sur cet appareil} other {# pensées gardées sur cet appareil}}',
    description: 'Toast after keeping a thought without network',
  }),
  sent: defineMessage<{ count: number; fault: string }>({
    id: 'capture.composer.sent',
    defaultMessage:
      '{count, plural, one {Pensée gardée en ligne} other {# pensées gardées en ligne}} : {fault, select, full {cet appareil n’a plus de place.} other {ce navigateur ne garde rien ici (fenêtre privée, ou stockage bloqué).}}',
    description: 'Toast after keeping a thought on a device that stores nothing: the server has it',
  }),
  saving: defineMessage({ id: 'capture.composer.saving', defaultMessage: 'Un instant…', description: 'Read aloud while the thought is being kept' }),
  shortcut: defineMessage<{ key: string }>({ id: 'capture.composer.shortcut', defaultMessage: '{key} + Entrée', description: 'Keys that keep the thought, shown by the send button' }),
  notKept: defineMessage<{ fault: string }>({
    id: 'capture.composer.not-kept',
    defaultMessage:
      '{fault, select, full {Cet appareil n’a plus de place} other {Ce navigateur ne garde rien ici (fenêtre privée, ou stockage bloqué)}}, et le service ne répond pas. Votre texte reste ici : {fault, select, full {libérez de la place} other {réessayez}}, ou copiez-le.',
    description: 'The thought could be stored neither on the device nor by the server',
  }),
  copy: defineMessage({ id: 'capture.composer.copy', defaultMessage: 'Copier', description: 'Copies the words' }),
  copied: defineMessage({ id: 'capture.composer.copied', defaultMessage: 'Copié', description: 'Toast after copying' }),
  copyFailed: defineMessage({
    id: 'capture.composer.copy-failed',
    defaultMessage: 'Votre navigateur n’a pas permis la copie. Sélectionnez le texte à la main.',
    description: 'Toast when copying fails',
  }),
};

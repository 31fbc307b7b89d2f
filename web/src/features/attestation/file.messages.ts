import { defineMessage } from 'react-intl';

/** The forms of a certificate, and checking one that was kept. */
export const fileMessages = {
  title: defineMessage({ id: 'attestation.files.title', defaultMessage: 'À garder ou à remettre', description: 'Title above the files of a certificate' }),
  text: defineMessage({
    id: 'attestation.files.text',
    defaultMessage: 'Le PDF se lit et s’imprime\u202f; le JSON dit la même chose à un programme. Chacun a sa signature, qui se garde à côté de lui.',
    description: 'Above the files of a certificate',
  }),
  pdf: defineMessage({ id: 'attestation.files.pdf', defaultMessage: 'PDF', description: 'Button: downloads the certificate as PDF' }),
  pdfSignature: defineMessage({ id: 'attestation.files.pdf-signature', defaultMessage: 'Signature du PDF', description: 'Button: downloads the signature of the PDF' }),
  json: defineMessage({ id: 'attestation.files.json', defaultMessage: 'JSON', description: 'Button: downloads the certificate as JSON' }),
  jsonSignature: defineMessage({ id: 'attestation.files.json-signature', defaultMessage: 'Signature du JSON', description: 'Button: downloads the signature of the JSON' }),
  notSaved: defineMessage({
    id: 'attestation.files.not-saved',
    defaultMessage: 'Le fichier n’est pas arrivé. Réessayez dans un moment.',
    description: 'A file of a certificate could not be downloaded',
  }),
  checkTitle: defineMessage({ id: 'attestation.files.check', defaultMessage: 'Vérifier un fichier', description: 'Title: checking a certificate that was kept' }),
  checkText: defineMessage({
    id: 'attestation.files.check-text',
    defaultMessage:
      'Une attestation que vous avez gardée, ou que l’on vous montre\u00a0: choisissez ensemble le PDF ou le JSON et sa signature (.minisig). Tout se passe sur cet appareil, rien n’est envoyé.',
    description: 'Above the button by which a kept certificate is chosen',
  }),
  choose: defineMessage({ id: 'attestation.files.choose', defaultMessage: 'Choisir les deux fichiers', description: 'Button: chooses a certificate and its signature' }),
  notBoth: defineMessage({
    id: 'attestation.files.not-both',
    defaultMessage: 'Il faut choisir deux fichiers à la fois\u00a0: une attestation, et le fichier .minisig qui va avec elle.',
    description: 'Not a file and its signature were chosen',
  }),
  genuine: defineMessage<{ name: string; number: string }>({
    id: 'attestation.files.genuine',
    defaultMessage: '{name} est authentique\u00a0: l’attestation {number} est complète, et pas un signe n’a changé.',
    description: 'A certificate that was chosen is genuine and whole',
  }),
  genuineOpen: defineMessage<{ name: string; number: string; open: number }>({
    id: 'attestation.files.genuine-open',
    defaultMessage: '{name} est authentique, mais l’attestation {number} n’est pas complète\u00a0: {open, plural, one {un endroit reste ouvert} other {# endroits restent ouverts}}.',
    description: 'A certificate that was chosen is genuine and not whole',
  }),
  altered: defineMessage<{ name: string }>({
    id: 'attestation.files.altered',
    defaultMessage: '{name} n’est pas authentique, ou cette signature n’est pas la sienne.',
    description: 'The signature of a chosen file does not hold',
  }),
  other: defineMessage<{ name: string }>({ id: 'attestation.files.other', defaultMessage: '{name} n’est pas une attestation d’effacement.', description: 'A chosen file is something else' }),
  unreadable: defineMessage({
    id: 'attestation.files.unreadable',
    defaultMessage: 'Ces fichiers n’ont pas pu être lus. Choisissez-les de nouveau.',
    description: 'The browser could not read chosen files',
  }),
  unsupported: defineMessage({
    id: 'attestation.files.unsupported',
    defaultMessage: 'Ce navigateur ne sait pas vérifier cette signature. minisign le fait, avec la signature à côté du fichier\u00a0:',
    description: 'The browser knows no Ed25519',
  }),
};

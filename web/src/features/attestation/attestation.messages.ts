import { defineMessage } from 'react-intl';

export const attestationMessages = {
  title: defineMessage({ id: 'attestation.title', defaultMessage: 'Attestation d’effacement', description: 'Title of the page that shows what an erasure left' }),
  ask: defineMessage({
    id: 'attestation.ask',
    defaultMessage: 'Le numéro et le code vous ont été donnés quand l’effacement a été demandé.',
    description: 'Above the form by which a certificate is found',
  }),
  number: defineMessage({ id: 'attestation.number', defaultMessage: 'Numéro', description: 'Field: number of an erasure, as in 4F7K-220M' }),
  code: defineMessage({ id: 'attestation.code', defaultMessage: 'Code', description: 'Field: code of an erasure' }),
  numberHint: defineMessage({ id: 'attestation.number.hint', defaultMessage: 'Huit signes, comme 4F7K-220M.', description: 'Below that field' }),
  codeHint: defineMessage({ id: 'attestation.code.hint', defaultMessage: 'Douze signes, en trois groupes.', description: 'Below that field' }),
  missing: defineMessage({ id: 'attestation.missing', defaultMessage: 'Il manque.', description: 'A number or a code was not typed' }),
  open: defineMessage({ id: 'attestation.open', defaultMessage: 'Ouvrir l’attestation', description: 'Button of that form' }),
  loading: defineMessage({ id: 'attestation.loading', defaultMessage: 'Recherche de cet effacement…', description: 'While an erasure is looked for' }),
  signIn: defineMessage({ id: 'attestation.sign-in', defaultMessage: 'Se connecter', description: 'Way on from an erasure that can be undone' }),
  ofNumber: defineMessage<{ number: string; asked: string }>({ id: 'attestation.of-number', defaultMessage: 'Numéro {number}, demandé le {asked}.', description: 'Below the state of an erasure' }),
  whole: defineMessage({ id: 'attestation.whole', defaultMessage: 'Ce que vous aviez confié n’existe plus ici.', description: 'Below the title of a certificate that is whole' }),
  notWhole: defineMessage<{ open: number }>({
    id: 'attestation.not-whole',
    defaultMessage: 'La clé est détruite, mais cette attestation n’est pas complète\u00a0: {open, plural, one {un endroit reste ouvert} other {# endroits restent ouverts}}.',
    description: 'Below the title of a certificate that is not whole',
  }),
  partWhole: defineMessage({
    id: 'attestation.part-whole',
    defaultMessage: 'Ce que vous avez choisi d’effacer n’existe plus ici.',
    description: 'Below the title of a whole certificate of less than an account',
  }),
  partNotWhole: defineMessage<{ open: number }>({
    id: 'attestation.part-not-whole',
    defaultMessage: 'Cette attestation n’est pas complète : {open, plural, one {un endroit reste ouvert} other {# endroits restent ouverts}}.',
    description: 'Below the title of a certificate of less than an account that is not whole',
  }),
  part: defineMessage({ id: 'attestation.part', defaultMessage: 'Effacé', description: 'What was erased' }),
  partThoughts: defineMessage<{ thoughts: number; quotations: number }>({
    id: 'attestation.part-thoughts',
    defaultMessage:
      '{thoughts, plural, one {Une pensée} other {{thoughts, number} pensées}}, {quotations, plural, =0 {que rien ne citait} one {{thoughts, plural, one {citée} other {citées}} une fois} other {{thoughts, plural, one {citée} other {citées}} {quotations, number} fois}}',
    description: 'What was erased: thoughts, and how often other things quoted them',
  }),
  partSounds: defineMessage<{ sounds: number }>({
    id: 'attestation.part-sounds',
    defaultMessage: '{sounds, plural, one {Le son d’un enregistrement\u202f; ses mots restent} other {Le son de {sounds, number} enregistrements\u202f; leurs mots restent}}',
    description: 'What was erased: the sound of recordings alone',
  }),
  leftThere: defineMessage<{ place: string; found: number }>({
    id: 'attestation.left-there',
    defaultMessage: '{place}\u00a0: {found, plural, one {une trace trouvée} other {# traces trouvées}}',
    description: 'A place in which something was found',
  }),
  unreachable: defineMessage<{ place: string }>({ id: 'attestation.unreachable', defaultMessage: '{place}\u00a0: hors d’atteinte', description: 'A place that could not be read' }),
  restarted: defineMessage<{ place: string }>({
    id: 'attestation.restarted',
    defaultMessage: '{place}\u00a0: le service a redémarré avant la relecture',
    description: 'A place in which the words could not be sought any more',
  }),
  notSeen: defineMessage<{ waiting: number }>({
    id: 'attestation.not-seen',
    defaultMessage:
      '{waiting, plural, one {Un appareil n’est pas encore revenu sur Écrin. Il oublie ce qu’il gardait à sa prochaine visite, et cette attestation le dit alors\u00a0; s’il ne revient jamais, cette ligne reste ouverte.} other {# appareils ne sont pas encore revenus sur Écrin. Chacun oublie ce qu’il gardait à sa prochaine visite, et cette attestation le dit alors\u00a0; pour ceux qui ne reviennent jamais, cette ligne reste ouverte.}}',
    description: 'Below the row of devices of a certificate: how many have not come back, and what that means',
  }),
  noBackups: defineMessage({ id: 'attestation.no-backups', defaultMessage: 'Aucune sauvegarde n’a été faite ici', description: 'Row of a certificate where there are no backups' }),
  reference: defineMessage({ id: 'attestation.reference', defaultMessage: 'Référence', description: 'Fact of a certificate: its number' }),
  askedOn: defineMessage({ id: 'attestation.asked-on', defaultMessage: 'Demandé le', description: 'Fact of a certificate' }),
  destroyedKey: defineMessage({ id: 'attestation.destroyed-key', defaultMessage: 'Clé détruite', description: 'Fact of a certificate: the fingerprint of the key that was destroyed' }),
  noKey: defineMessage({ id: 'attestation.no-key', defaultMessage: 'il n’y en avait pas', description: 'That fact, where there was no key' }),
  sought: defineMessage({ id: 'attestation.sought', defaultMessage: 'Cherché', description: 'Fact of a certificate: what was sought' }),
  soughtIn: defineMessage<{ fragments: number; ids: number; read: string }>({
    id: 'attestation.sought-in',
    defaultMessage: '{fragments, plural, one {un fragment} other {# fragments}}, {ids, plural, one {un identifiant} other {# identifiants}}, dans {read}',
    description: 'What was sought, and in how many megabytes',
  }),
  fingerprint: defineMessage({ id: 'attestation.fingerprint', defaultMessage: 'Empreinte de l’attestation', description: 'Accessible name of a hash' }),
  check: defineMessage({ id: 'attestation.check', defaultMessage: 'Vérifier', description: 'Button: checks the signature on this device' }),
  print: defineMessage({ id: 'attestation.print', defaultMessage: 'Imprimer', description: 'Button: prints the certificate' }),
  genuine: defineMessage({ id: 'attestation.genuine', defaultMessage: 'Authentique\u00a0: cet appareil a vérifié la signature, et pas un caractère n’a changé.', description: 'The signature holds' }),
  altered: defineMessage({
    id: 'attestation.altered',
    defaultMessage: 'Cette attestation n’est pas authentique\u00a0: ce qui est signé n’est pas ce qui est montré.',
    description: 'The signature does not hold',
  }),
  unsupported: defineMessage({
    id: 'attestation.unsupported',
    defaultMessage: 'Ce navigateur ne sait pas vérifier cette signature. Téléchargez le JSON et sa signature, puis vérifiez-les avec minisign\u00a0:',
    description: 'The browser knows no Ed25519',
  }),
  key: defineMessage<{ key: string }>({ id: 'attestation.key', defaultMessage: 'clé du service {key}', description: 'The public key by which the signature was checked' }),
  partKeep: defineMessage({ id: 'attestation.part-keep', defaultMessage: 'Elle se retrouve dans votre profil, sous « Effacer ».', description: 'Below a certificate of less than an account' }),
  keep: defineMessage({ id: 'attestation.keep', defaultMessage: 'Gardez cette page\u00a0: nous n’avons plus votre adresse, et ne pourrons pas vous la renvoyer.', description: 'Below a certificate' }),
};

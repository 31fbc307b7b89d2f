import { defineMessage } from 'react-intl';

export const landingMessages = {
  title: defineMessage({ id: 'landing.title', defaultMessage: 'Vos pensées, gardées', description: 'Title of the landing page in the browser' }),
  presentation: defineMessage({ id: 'landing.presentation', defaultMessage: 'Présentation', description: 'Name of the navigation on the landing page' }),
  howLink: defineMessage({ id: 'landing.link.how', defaultMessage: 'Comment ça marche', description: 'Link to a part of the landing page' }),
  privacyLink: defineMessage({ id: 'landing.link.privacy', defaultMessage: 'Vie privée', description: 'Link to the part about privacy' }),
  communitiesLink: defineMessage({ id: 'landing.link.communities', defaultMessage: 'Communautés', description: 'Link to the part about communities' }),
  aboutLink: defineMessage({ id: 'landing.link.about', defaultMessage: 'À propos', description: 'Link to the about page' }),
  signIn: defineMessage({ id: 'landing.log-in', defaultMessage: 'Se connecter', description: 'Link to the login screen' }),
  start: defineMessage({ id: 'landing.start', defaultMessage: 'Commencer', description: 'Link to the screen that makes an account' }),
  open: defineMessage({ id: 'landing.open', defaultMessage: 'Ouvrir mon écrin', description: 'Link to the home screen, or to making an account' }),
  hero: defineMessage({ id: 'landing.hero', defaultMessage: 'Ce qui vous traverse mérite un écrin.', description: 'Large title of the landing page' }),
  lead: defineMessage({
    id: 'landing.lead',
    defaultMessage: 'Parlez ou écrivez. Écrin garde chaque pensée, la transcrit, la comprend, et vous la rend le jour où vous la cherchez.',
    description: 'First sentence under the large title',
  }),
  firstThought: defineMessage({ id: 'landing.first-thought', defaultMessage: 'Garder une première pensée', description: 'Main button of the landing page' }),
  gestures: defineMessage({ id: 'landing.gestures', defaultMessage: 'Rien à ranger, rien à intituler. Vous parlez, c’est gardé.', description: 'Title of the part that explains the three gestures' }),
  yours: defineMessage({ id: 'landing.yours', defaultMessage: 'Ce qui est à vous le reste.', description: 'Title of the part about privacy' }),
  sealed: defineMessage({ id: 'landing.sealed', defaultMessage: 'Scellé sous votre clé', description: 'First promise' }),
  sealedText: defineMessage({
    id: 'landing.sealed.text',
    defaultMessage: 'Votre voix et vos mots sont conservés chiffrés avec une clé qui n’est qu’à vous, jusque dans les sauvegardes.',
    description: 'First promise, explained',
  }),
  data: defineMessage({
    id: 'landing.data',
    defaultMessage: 'Où sont vos données',
    description: 'Title over three sentences on data; on the landing page, in the legal notice, and without JavaScript',
  }),
  dataSealed: defineMessage({
    id: 'landing.data.sealed',
    defaultMessage: 'Sur le serveur, tout ce que vous dites et écrivez est scellé par une clé qui n’est qu’à vous : pensées, versions précédentes, enregistrements, sauvegardes.',
    description: 'First sentence on data',
  }),
  dataWorkingCopy: defineMessage({
    id: 'landing.data.working-copy',
    defaultMessage: 'Pour les listes et la recherche, il tient aussi une copie de travail non chiffrée, que pourrait lire quiconque administre la machine ; une pensée supprimée en disparaît.',
    description: 'Second sentence on data',
  }),
  dataElsewhere: defineMessage({
    id: 'landing.data.elsewhere',
    defaultMessage:
      'Ni publicité ni mesure d’audience ; vos pensées ne vont ailleurs que si ce serveur confie leur transcription ou leur analyse à un autre service, nommé alors à côté de chaque résultat.',
    description: 'Third sentence on data',
  }),
  legal: defineMessage({ id: 'landing.legal', defaultMessage: 'Mentions légales', description: 'Link to the legal notice, and its title' }),
  lossless: defineMessage({ id: 'landing.lossless', defaultMessage: 'Impossible à perdre', description: 'Second promise' }),
  losslessText: defineMessage({
    id: 'landing.lossless.text',
    defaultMessage: 'La copie de votre appareil ne s’efface que lorsque la nôtre est prouvée identique.',
    description: 'Second promise, explained',
  }),
  local: defineMessage({ id: 'landing.local', defaultMessage: 'Transcrit sans sortir', description: 'Third promise' }),
  localText: defineMessage({
    id: 'landing.local.text',
    defaultMessage: 'Par défaut, transcription et analyse ont lieu sur le serveur qui garde vos pensées, et nulle part ailleurs.',
    description: 'Third promise, explained',
  }),
  signed: defineMessage({ id: 'landing.signed', defaultMessage: 'Rien qui ne soit signé', description: 'Fourth promise' }),
  signedText: defineMessage({
    id: 'landing.signed.text',
    defaultMessage: 'Moteur, consigne, date : tout est dit, à côté de chaque valeur. Vous corrigez, annulez, rétablissez.',
    description: 'Fourth promise, explained',
  }),
  closing: defineMessage({ id: 'landing.closing', defaultMessage: 'Commencez par ce à quoi vous pensez, là, maintenant.', description: 'Last invitation of the landing page' }),
  version: defineMessage<{ version: string }>({ id: 'landing.version', defaultMessage: 'Écrin {version}', description: 'Name and version in the footer' }),
  footer: defineMessage({ id: 'landing.footer', defaultMessage: 'Pied de page', description: 'Name of the navigation in the footer' }),
};

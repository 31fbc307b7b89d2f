import type { ProblemTable } from '#problem/problem-table.ts';

export const clientProblems = {
  'client.email-taken': { status: 409, fr: 'Un compte existe déjà pour cette adresse. Connectez-vous.', en: 'An account already exists for this address. Sign in.' },
  'client.password-too-short': { status: 400, fr: 'Le mot de passe compte au moins 8 caractères.', en: 'The password needs at least 8 characters.' },
  'client.password-too-common': { status: 400, fr: 'Ce mot de passe est trop répandu. Choisissez-en un qui n’est qu’à vous.', en: 'This password is too common. Choose one of your own.' },
  'client.credentials-refused': { status: 401, fr: 'L’adresse ou le mot de passe ne correspond pas.', en: 'The address or the password does not match.' },
  'client.current-password-refused': { status: 403, fr: 'Le mot de passe actuel ne correspond pas.', en: 'The current password does not match.' },
  'client.session-not-found': { status: 404, fr: 'Cette session est introuvable.', en: 'This session could not be found.' },
  'client.too-many-tries': { status: 429, fr: 'Trop d’essais. Patientez quelques minutes avant de recommencer.', en: 'Too many tries. Wait a few minutes before trying again.' },
  'client.too-many-passwords': {
    status: 429,
    fr: 'Trop d’essais pour cette adresse. « Mot de passe oublié » vous fait entrer tout de suite, par un lien ; sinon, patientez un quart d’heure.',
    en: 'Too many tries for this address. “Forgot your password” lets you in at once, with a link; otherwise wait a quarter of an hour.',
  },
  'client.not-found': { status: 404, fr: 'Ce compte est introuvable.', en: 'This account could not be found.' },
  'client.deactivated': {
    status: 403,
    fr: 'Ce compte est désactivé : rien n’est perdu, et personne ne peut y entrer. La personne qui gère ce serveur peut le rouvrir.',
    en: 'This account is deactivated: nothing is lost, and nobody can sign in to it. Whoever runs this server can reopen it.',
  },
  'client.erasure-not-found': { status: 404, fr: 'Ce numéro et ce code ne mènent à aucun effacement.', en: 'This number and this code lead to no erasure.' },
  'client.certificate-not-issued': {
    status: 409,
    fr: 'Cet effacement n’a pas encore d’attestation. Elle sera là dès que tout aura été relu.',
    en: 'This erasure has no certificate yet. It will be here as soon as everything has been read again.',
  },
  'client.certificate-altered': {
    status: 409,
    fr: 'L’attestation gardée ici n’est plus celle qui a été signée : il n’en est fait aucun fichier.',
    en: 'The certificate kept here is no longer the one that was signed: no file is made of it.',
  },
  'client.nothing-to-prove': { status: 409, fr: 'Aucune adresse de ce compte n’attend de code.', en: 'No address of this account is waiting for a code.' },
  'client.code-refused': { status: 400, fr: 'Ce code ne correspond pas ou n’est plus valable.', en: 'This code does not match or is no longer valid.' },
  'client.link-refused': { status: 400, fr: 'Ce lien n’est plus valable. Demandez-en un autre.', en: 'This link no longer works. Ask for another one.' },
  'client.device-key-foreign': { status: 409, fr: 'Ce verrou n’a pas été posé avec ce compte.', en: 'This lock was not set with this account.' },
  'client.sign-in-again': { status: 403, fr: 'Par prudence, confirmez que c’est bien vous avant ce changement.', en: 'To be on the safe side, confirm that it is you before this change.' },
  'client.too-many-accounts': {
    status: 409,
    fr: 'Plusieurs écrins attendent déjà sous cette adresse, et ce mot de passe n’en ouvre aucun. Nous venons de vous écrire : le lien de l’e-mail ouvre le vôtre.',
    en: 'Several accounts are already waiting under this address, and this password opens none of them. We have just written to you: the link in the e-mail opens yours.',
  },
  'client.email-claimed-meanwhile': {
    status: 409,
    fr: 'Une autre inscription est en cours avec cette adresse. Réessayez dans un instant.',
    en: 'Another registration with this address is under way. Try again in a moment.',
  },
  'client.password-opens-another': {
    status: 409,
    fr: 'Ce mot de passe ouvre déjà un autre écrin sous cette adresse. Choisissez-en un autre.',
    en: 'This password already opens another account under this address. Choose another one.',
  },
  'client.registration-closed': {
    status: 403,
    fr: 'Les inscriptions sont fermées pour le moment. Les comptes qui existent s’ouvrent comme toujours.',
    en: 'Registration is closed for now. Existing accounts open as always.',
  },
  'client.invitation-required': {
    status: 403,
    fr: 'On s’inscrit ici avec un code d’invitation. Vérifiez le vôtre, ou demandez-le à un proche.',
    en: 'You need an invitation code to register here. Check yours, or ask a friend for one.',
  },
  'client.already-registered': { status: 409, fr: 'Ce compte existe déjà.', en: 'This account already exists.' },
} as const satisfies ProblemTable;

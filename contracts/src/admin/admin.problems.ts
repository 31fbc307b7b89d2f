import type { ProblemTable } from '#problem/problem-table.ts';

export const adminProblems = {
  'admin.second-factor-required': { status: 403, fr: 'On entre ici avec un second facteur. Ajoutez le vôtre pour continuer.', en: 'A second factor is required here. Add yours to continue.' },
  'admin.superadmin-required': { status: 403, fr: 'C’est réservé aux Super Admins. Demandez à l’un d’eux.', en: 'Only a Super Admin may do this. Ask one of them.' },
  'admin.not-found': { status: 404, fr: 'Cet administrateur est introuvable.', en: 'This administrator could not be found.' },
  'admin.already-exists': { status: 409, fr: 'Cet administrateur existe déjà.', en: 'This administrator already exists.' },
  'admin.email-taken': { status: 409, fr: 'Un administrateur a déjà cette adresse.', en: 'An administrator already has this address.' },
  'admin.last-superadmin': { status: 409, fr: 'Il faut toujours un Super Admin actif : celui-ci est le dernier.', en: 'There must always be an active Super Admin: this one is the last.' },
  'admin.first-link-over': {
    status: 403,
    fr: 'Ce lien a expiré ou a déjà servi. Redémarrez le serveur pour en obtenir un autre, tant qu’aucun administrateur n’existe.',
    en: 'This link has expired or has already been used. Restart the server to get another, as long as there is no administrator.',
  },
  'admin.second-step-over': { status: 401, fr: 'Cette étape a expiré. Recommencez la connexion.', en: 'This step has expired. Start signing in again.' },
  'admin.code-refused': { status: 403, fr: 'Ce code ne correspond pas ou a déjà servi.', en: 'This code does not match or has already been used.' },
  'admin.fresh-code-required': { status: 403, fr: 'Cet acte demande un code récent de votre second facteur.', en: 'This action requires a recent code from your second factor.' },
  'admin.second-factor-not-begun': { status: 409, fr: 'L’ajout du second facteur a expiré. Recommencez.', en: 'Your time to add the second factor has run out. Start again.' },
  'admin.no-second-factor': { status: 409, fr: 'Il n’y a pas de second facteur.', en: 'There is no second factor.' },
  'admin.passkey-required': {
    status: 403,
    fr: 'Ce compte s’ouvre avec sa clé d’accès. Si l’appareil est perdu, un Super Admin peut la retirer.',
    en: 'This account opens with its passkey. If the device is lost, a Super Admin can remove it.',
  },
  'admin.second-factor-kept': { status: 409, fr: 'On garde ici un second facteur. Il peut être remplacé.', en: 'A second factor is required here. It can be replaced.' },
  'admin.password-change-required': { status: 403, fr: 'Choisissez d’abord votre propre mot de passe : celui-ci vous a été remis.', en: 'Choose your own password first: this one was given to you.' },
  'admin.password-unchanged': { status: 409, fr: 'C’est le mot de passe actuel. Choisissez-en un autre.', en: 'This is the current password. Choose another one.' },
  'admin.own-password': { status: 409, fr: 'Votre propre mot de passe se change depuis votre compte, avec l’actuel.', en: 'Your own password is changed in your account, with the current one.' },
} as const satisfies ProblemTable;

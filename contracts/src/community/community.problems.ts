import type { ProblemTable } from '#problem/problem-table.ts';

export const communityProblems = {
  'community.not-found': {
    status: 404,
    fr: 'Cette communauté est introuvable.',
    en: 'This community could not be found.',
  },
  'community.already-exists': {
    status: 409,
    fr: 'Une autre communauté porte déjà cet identifiant.',
    en: 'Another community already has this identifier.',
  },
  'community.too-many': {
    status: 409,
    fr: 'Vous avez déjà ouvert vingt communautés. Fermez-en une pour en ouvrir une autre.',
    en: 'You have already opened twenty communities. Close one to open another.',
  },
  'community.not-allowed': {
    status: 403,
    fr: 'Votre place dans cette communauté ne le permet pas.',
    en: 'Your place in this community does not allow it.',
  },
  'community.length-out-of-range': {
    status: 400,
    fr: 'La longueur d’un commentaire se règle de 50 à 5 000 signes.',
    en: 'The length of a comment can be set from 50 to 5,000 characters.',
  },
  'community.edit-minutes-out-of-range': {
    status: 400,
    fr: 'Un commentaire peut rester modifiable de 1 à 1 440 minutes.',
    en: 'A comment can stay editable for 1 to 1,440 minutes.',
  },
  'community.reply-depth-out-of-range': {
    status: 400,
    fr: 'Les réponses se règlent de 1 à 5 niveaux.',
    en: 'Replies can be set from 1 to 5 levels.',
  },
  'community.asked-too-soon': {
    status: 409,
    fr: 'Votre demande a reçu une réponse il y a moins de sept jours. Vous pourrez en envoyer une autre ensuite.',
    en: 'Your request was answered less than seven days ago. You can send another one after that.',
  },
  'community.too-many-requests': {
    status: 429,
    fr: 'Dix de vos demandes attendent déjà une réponse. Attendez-en une, ou retirez-en une.',
    en: 'Ten of your requests are already waiting for an answer. Wait for one, or withdraw one.',
  },
  'community.asked-too-often': {
    status: 429,
    fr: 'Vous avez demandé vingt fois à entrer aujourd’hui. Vous pourrez en demander d’autres demain.',
    en: 'You have asked to join twenty times today. You can ask again tomorrow.',
  },
  'community.member-not-found': {
    status: 404,
    fr: 'Cette personne n’est pas dans la communauté.',
    en: 'This person is not in the community.',
  },
  'community.not-waiting': {
    status: 409,
    fr: 'Cette demande a déjà reçu une réponse, ou a été retirée.',
    en: 'This request has already been answered, or was withdrawn.',
  },
  'community.comment-not-found': {
    status: 404,
    fr: 'Ce commentaire est introuvable.',
    en: 'This comment could not be found.',
  },
  'community.comment-hidden': {
    status: 409,
    fr: 'Ce commentaire est masqué : il ne peut plus être modifié. Vous pouvez l’effacer.',
    en: 'This comment is hidden, so it can no longer be edited. You can delete it.',
  },
  'community.comment-already-exists': {
    status: 409,
    fr: 'Un autre commentaire porte déjà cet identifiant.',
    en: 'Another comment already has this identifier.',
  },
  'community.comment-too-long': {
    status: 400,
    fr: 'Ce commentaire est plus long que ne le permet la communauté.',
    en: 'This comment is longer than the community allows.',
  },
  'community.reply-too-deep': {
    status: 409,
    fr: 'La communauté n’ouvre pas de réponses à ce niveau.',
    en: 'The community does not allow replies at this level.',
  },
  'community.edit-over': {
    status: 409,
    fr: 'Le délai pour modifier ce commentaire est passé. Vous pouvez l’effacer.',
    en: 'The time to edit this comment has passed. You can delete it.',
  },
  'community.too-many-comments': {
    status: 429,
    fr: 'Vous avez écrit vingt commentaires en dix minutes. Reprenez dans un moment.',
    en: 'You have written twenty comments in ten minutes. Try again in a while.',
  },
  'community.copy-not-found': {
    status: 404,
    fr: 'Ce partage est introuvable, ou a été retiré.',
    en: 'This shared text could not be found, or has been withdrawn.',
  },
  'community.copy-already-exists': {
    status: 409,
    fr: 'Un autre partage porte déjà cet identifiant.',
    en: 'Another shared text already has this identifier.',
  },
  'community.copy-empty': {
    status: 409,
    fr: 'Il ne reste rien à lire sans les pensées privées.',
    en: 'Without the private thoughts there is nothing left to read.',
  },
  'community.source-not-found': {
    status: 404,
    fr: 'Ce récit ou cette pensée est introuvable.',
    en: 'This story or thought could not be found.',
  },
  'community.too-many-copies': {
    status: 429,
    fr: 'Vous avez partagé dix textes en dix minutes. Reprenez dans un moment.',
    en: 'You have shared ten texts in ten minutes. Try again in a while.',
  },
  'community.copies-full': {
    status: 409,
    fr: 'Vous avez déjà cent partages dans cette communauté. Retirez-en un pour en ajouter un autre.',
    en: 'You already have a hundred shared texts in this community. Withdraw one to add another.',
  },
  'community.owner-stays': {
    status: 409,
    fr: 'Cette communauté est la vôtre. Confiez-la d’abord à quelqu’un de l’équipe, ou fermez-la.',
    en: 'This community is yours. First hand it over to someone on the team, or close it.',
  },
  'community.handover-not-team': {
    status: 409,
    fr: 'Une communauté se confie à quelqu’un de son équipe.',
    en: 'A community is handed over to someone on its team.',
  },
  'community.handover-offered': {
    status: 409,
    fr: 'Vous l’avez déjà proposée à quelqu’un. Retirez d’abord cette proposition.',
    en: 'You have already offered it to someone. Withdraw that offer first.',
  },
  'community.handover-not-offered': {
    status: 409,
    fr: 'Cette communauté ne vous est pas proposée, ou ne l’est plus.',
    en: 'This community is not offered to you, or no longer is.',
  },
  'community.assigned-elsewhere': {
    status: 409,
    fr: 'Cette communauté est déjà rattachée à une autre organisation.',
    en: 'This community already belongs to another organisation.',
  },
} as const satisfies ProblemTable;

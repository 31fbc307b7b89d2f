import type { ProblemTable } from '#problem/problem-table.ts';

export const signInMethodProblems = {
  'client.last-way-in': {
    status: 409,
    fr: 'C’est votre seul moyen de connexion. Ajoutez-en un autre avant de le retirer.',
    en: 'This is your only way to sign in. Add another one before you remove it.',
  },
  'client.identity-taken': { status: 409, fr: 'Ce compte ouvre déjà un autre écrin.', en: 'This account already opens another Écrin account.' },
  'client.provider-linked': { status: 409, fr: 'Un compte de ce service est déjà lié au vôtre. Retirez-le d’abord.', en: 'An account with this service is already linked to yours. Remove it first.' },
  'client.provider-unavailable': { status: 503, fr: 'Ce service ne répond pas. Réessayez dans un instant.', en: 'This service is not answering. Try again in a moment.' },
  'client.phone-unavailable': { status: 409, fr: 'Aucun code ne peut être envoyé par ce moyen.', en: 'No code can be sent this way.' },
  'client.phone-taken': { status: 409, fr: 'Ce numéro est déjà celui d’un autre compte.', en: 'This number already belongs to another account.' },
  'client.phone-lapsed': {
    status: 403,
    fr: 'Ce numéro n’a pas été confirmé depuis plus de 90 jours. Connectez-vous autrement, puis confirmez-le dans votre profil.',
    en: 'This number has not been confirmed for more than 90 days. Sign in another way, then confirm it in your profile.',
  },
  'client.passkeys-unavailable': { status: 409, fr: 'Les clés d’accès demandent une adresse en https. Ce serveur n’en a pas.', en: 'Passkeys need an https address. This server does not have one.' },
  'client.not-me-refused': { status: 400, fr: 'Ce lien n’est plus valable. Vos appareils sont dans votre profil.', en: 'This link no longer works. Your devices are in your profile.' },
  'client.passkey-refused': { status: 403, fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou entrez autrement.', en: 'This passkey was not accepted. Try again, or sign in another way.' },
  'client.passkey-not-found': { status: 404, fr: 'Cette clé d’accès est introuvable.', en: 'This passkey could not be found.' },
  'client.too-many-passkeys': { status: 409, fr: 'Vous avez déjà vingt clés d’accès. Retirez-en une d’abord.', en: 'You already have twenty passkeys. Remove one first.' },
} as const satisfies ProblemTable;

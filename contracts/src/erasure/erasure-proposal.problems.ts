import type { ProblemTable } from '#problem/problem-table.ts';

export const erasureProposalProblems = {
  'erasure-proposal.not-found': { status: 404, fr: 'Cette proposition d’effacement est introuvable.', en: 'This proposal to erase an account could not be found.' },
  'erasure-proposal.already-open': { status: 409, fr: 'L’effacement de ce compte est déjà proposé.', en: 'The erasure of this account has already been proposed.' },
  'erasure-proposal.already-asked': { status: 409, fr: 'L’effacement de ce compte est déjà demandé.', en: 'The erasure of this account has already been asked for.' },
  'erasure-proposal.deactivated': {
    status: 409,
    fr: 'Ce compte est désactivé. Réactivez-le d’abord : la personne doit pouvoir se connecter pour dire non.',
    en: 'This account is deactivated. Reactivate it first: the person must be able to sign in to say no.',
  },
  'erasure-proposal.in-grace': {
    status: 409,
    fr: 'L’effacement de ce compte est confirmé. D’ici là, la personne doit pouvoir se connecter pour le garder.',
    en: 'The erasure of this account is confirmed. Until then, the person must be able to sign in to keep it.',
  },
  'erasure-proposal.closed': { status: 409, fr: 'Cette proposition n’attend plus de décision.', en: 'This proposal is no longer waiting for a decision.' },
  'erasure-proposal.same-administrator': {
    status: 403,
    fr: 'Vous avez fait cette proposition : une autre personne doit la confirmer.',
    en: 'You made this proposal: somebody else has to confirm it.',
  },
  'erasure-proposal.new-administrator': {
    status: 403,
    fr: 'Votre accès, ou celui de la personne qui propose, date de moins d’un jour : la confirmation sera possible demain.',
    en: 'Your access, or that of whoever proposed it, is less than a day old: it can be confirmed tomorrow.',
  },
} as const satisfies ProblemTable;

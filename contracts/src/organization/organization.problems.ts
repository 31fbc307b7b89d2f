import type { ProblemTable } from '#problem/problem-table.ts';

export const organizationProblems = {
  'organization.not-found': { status: 404, fr: 'Cette organisation est introuvable.', en: 'This organisation could not be found.' },
  'organization.already-created': { status: 409, fr: 'Une autre organisation porte déjà cet identifiant.', en: 'Another organisation already has this identifier.' },
  'organization.closed': { status: 409, fr: 'Cette organisation est fermée : rouvrez-la pour y ajouter un membre.', en: 'This organisation is closed: reopen it to add a member.' },
  'organization.not-accepting': { status: 409, fr: 'Cette organisation n’accepte pas de demandes.', en: 'This organisation does not accept requests.' },
  'membership.not-found': { status: 404, fr: 'Cette personne ne fait pas partie de l’organisation.', en: 'This person does not belong to the organisation.' },
} as const satisfies ProblemTable;

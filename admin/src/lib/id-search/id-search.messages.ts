import { defineMessage } from 'react-intl';

export const idSearchMessages = {
  label: defineMessage({ id: 'id-search.label', defaultMessage: 'Chercher par identifiant', description: 'Name of a field' }),
  hint: defineMessage({ id: 'id-search.hint', defaultMessage: 'Identifiant, ou 8 signes au moins', description: 'Placeholder of that field' }),
  kind: defineMessage<{ kind: string }>({
    id: 'id-search.kind',
    defaultMessage:
      '{kind, select, client {Utilisateur} thought {Pensée} thread {Fil} goal {Objectif} reminder {Rappel} conversation {Conversation} rereading {Relecture} story {Récit} story_draft {Brouillon de récit} orb {Orbe} orb_run {Lecture d’orbe} orb_past_run {Lecture du passé} community {Communauté} community_comment {Commentaire} community_copy {Partage en communauté} request {Demande} broadcast {Message à plusieurs} other {Organisation}}',
    description: 'What has an id that was found',
  }),
  began: defineMessage<{ id: string; date: string }>({ id: 'id-search.began', defaultMessage: '{id}, du {date}', description: 'An id, and the day on which what has it began' }),
  found: defineMessage({ id: 'id-search.found', defaultMessage: 'Identifiants trouvés', description: 'Name of a list, and heading in the palette' }),
  unknown: defineMessage({ id: 'id-search.unknown', defaultMessage: 'Rien ici n’a cet identifiant, ni aucun qui commence ainsi.', description: 'Nothing was found' }),
  notOne: defineMessage({
    id: 'id-search.not-one',
    defaultMessage: 'Un identifiant n’a que des chiffres, les lettres de a à f et des tirets\u00a0; il en faut 8 au moins.',
    description: 'What was typed is no beginning of an id',
  }),
  more: defineMessage({ id: 'id-search.more', defaultMessage: 'D’autres commencent de même\u00a0: donnez plus de signes.', description: 'Below what was found' }),
  only: defineMessage<{ kind: string; id: string }>({ id: 'id-search.only', defaultMessage: 'Seulement\u00a0: {kind} {id}', description: 'A history is narrowed to one thing; kind: what it is' }),
  whole: defineMessage({ id: 'id-search.whole', defaultMessage: 'Tout l’historique', description: 'Button: no longer narrowed to one thing' }),
};

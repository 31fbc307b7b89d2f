import { defineMessage } from 'react-intl';

/** Why an orb cannot read yet. */
export const whyMessages = {
  noModel: defineMessage({ id: 'orbs.why.noModel', defaultMessage: 'Aucun modèle ne peut lire en ce moment.', description: 'Why the button is closed' }),
  notAccepted: defineMessage({ id: 'orbs.why.notAccepted', defaultMessage: 'Il faut d’abord votre accord, plus haut.', description: 'Why the button is closed' }),
  unanswered: defineMessage<{ missing: number }>({
    id: 'orbs.why.unanswered',
    defaultMessage: '{missing, plural, one {Il lui manque une réponse, plus haut.} other {Il lui manque # réponses, plus haut.}}',
    description: 'Why the button is closed',
  }),
  nothing: defineMessage<{ kind: string }>({
    id: 'orbs.why.nothing',
    defaultMessage: '{kind, select, threads {Choisissez au moins un fil.} text {Écrivez d’abord un texte.} other {Choisissez au moins une pensée.}}',
    description: 'Why the button is closed',
  }),
};

import { defineMessage } from 'react-intl';

export const contractMessages = {
  contract: defineMessage({ id: 'orbs.contract.contract', defaultMessage: 'Ce qu’il rend', description: 'Heading' }),
  contractText: defineMessage({ id: 'orbs.contract.contractText', defaultMessage: 'Vérifié à chaque lecture. S’il s’en écarte, il réessaie une fois, puis le dit.', description: 'Below the heading' }),
  form: defineMessage({ id: 'orbs.contract.form', defaultMessage: 'Forme du résultat', description: 'Name of the choice' }),
  resultKind: defineMessage<{ kind: string }>({
    id: 'orbs.contract.resultKind',
    defaultMessage: '{kind, select, text {Texte court} list {Liste} checklist {À cocher} score {Note} label {Étiquette} table {Tableau} other {}}',
    description: 'A form of result',
  }),
  resultKindText: defineMessage<{ kind: string }>({
    id: 'orbs.contract.resultKindText',
    defaultMessage: '{kind, select, text {quelques lignes} list {des points} checklist {des gestes} score {sur 10} label {un mot parmi} table {des colonnes} other {}}',
    description: 'Below a form of result',
  }),
  maxItems: defineMessage({ id: 'orbs.contract.maxItems', defaultMessage: 'Lignes, au plus', description: 'Field' }),
  maxWords: defineMessage({ id: 'orbs.contract.maxWords', defaultMessage: 'Mots, au plus', description: 'Field' }),
  scale: defineMessage({ id: 'orbs.contract.scale', defaultMessage: 'Ce qui est noté', description: 'Field' }),
  labels: defineMessage({ id: 'orbs.contract.labels', defaultMessage: 'Étiquettes possibles, séparées par des virgules', description: 'Field' }),
  columns: defineMessage({ id: 'orbs.contract.columns', defaultMessage: 'Colonnes, séparées par des virgules', description: 'Field' }),
  cited: defineMessage({ id: 'orbs.contract.cited', defaultMessage: 'Citer une pensée pour chaque ligne', description: 'Switch' }),
};

import { defineMessage } from 'react-intl';

export const relevanceMessages = {
  found: defineMessage<{ total: number; exact: string; near: number; words: string }>({
    id: 'relevance.found',
    defaultMessage:
      '{exact, select, false {<b>Plus de {total, number} pensées</b> contiennent} other {{total, plural, =0 {Aucune pensée ne contient} one {<b>1 pensée</b> contient} other {<b># pensées</b> contiennent}}}} « {words} »{near, plural, =0 {} one { ; <b>1</b> est proche par le sens} other { ; <b>#</b> sont proches par le sens}}',
    description: 'What a search found: with its words, and near by meaning only',
  }),
  order: defineMessage({ id: 'relevance.order', defaultMessage: 'Ordre', description: 'Name of the choice between relevance and date' }),
  byRelevance: defineMessage({ id: 'relevance.by-relevance', defaultMessage: 'Pertinence', description: 'Choice: the best hits first' }),
  byDate: defineMessage({ id: 'relevance.by-date', defaultMessage: 'Date', description: 'Choice: the newest first, only those with the words' }),
  nearest: defineMessage({ id: 'relevance.nearest', defaultMessage: 'Les plus proches d’abord', description: 'Title of a list by relevance' }),
  hit: defineMessage<{ by: string }>({
    id: 'relevance.hit',
    defaultMessage: '{by, select, words {par les mots} meaning {par le sens} other {par les mots et le sens}}',
    description: 'Beside the date of a thought in a search: how it was found',
  }),
};

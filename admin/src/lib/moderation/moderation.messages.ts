import { defineMessage } from 'react-intl';

export const moderationMessages = {
  written: defineMessage({ id: 'moderation.written', defaultMessage: 'Ses textes signalés', description: 'Title: what became of what a person wrote that was reported' }),
  reported: defineMessage({ id: 'moderation.reported', defaultMessage: 'Ses signalements', description: 'Title: what became of what a person reported' }),
  reporters: defineMessage({ id: 'moderation.reporters', defaultMessage: 'De qui vient le signalement', description: 'Title: what became of all that those who reported this reported' }),
  writtenOutcome: defineMessage<{ hidden: number; restored: number; kept: number; open: number }>({
    id: 'moderation.written.outcome',
    defaultMessage: '{hidden, plural, one {# masqué} other {# masqués}} · {restored, plural, one {# rétabli} other {# rétablis}} · {kept, plural, one {# gardé} other {# gardés}} · {open} à examiner',
    description: 'What became of reported words',
  }),
  reportedOutcome: defineMessage<{ made: number; upheld: number; dismissed: number; open: number }>({
    id: 'moderation.reported.outcome',
    defaultMessage: '{made, plural, one {# fait} other {# faits}} · {upheld, plural, one {# retenu} other {# retenus}} · {dismissed, plural, one {# écarté} other {# écartés}} · {open} à examiner',
    description: 'What became of reports',
  }),
  none: defineMessage({ id: 'moderation.none', defaultMessage: 'Aucun', description: 'Nothing was reported' }),
  latest: defineMessage<{ date: string; status: string }>({
    id: 'moderation.latest',
    defaultMessage: '{date} · {status, select, hidden {masqué} hidden_by_community {masqué par la communauté} kept {gardé} restored {rétabli} entrusted {confié à la communauté} other {à examiner}}',
    description: 'Link to one report: when its state changed, and its state',
  }),
};

import { defineMessage } from 'react-intl';

export const activityMessages = {
  byClient: defineMessage({ id: 'activity.by-client', defaultMessage: 'par la personne', description: 'Who did it: the client' }),
  byAnother: defineMessage({ id: 'activity.by-another', defaultMessage: 'par une autre personne', description: 'Who did it: another client than the one whose history it is' }),
  byAdmin: defineMessage<{ name: string }>({ id: 'activity.by-admin', defaultMessage: 'par {name}', description: 'Who did it: an administrator' }),
  byUnknownAdmin: defineMessage({ id: 'activity.by-unknown-admin', defaultMessage: 'par l’assistance', description: 'Who did it: an administrator whose name is not known here' }),
  bySystem: defineMessage({ id: 'activity.by-system', defaultMessage: 'par Écrin', description: 'Who did it: Écrin' }),
  from: defineMessage<{ device: string }>({ id: 'activity.from', defaultMessage: 'depuis {device}', description: 'From which device' }),
  ended: defineMessage({ id: 'activity.from-ended', defaultMessage: 'depuis une session fermée depuis', description: 'From a device whose session has ended since' }),
  theirTime: defineMessage<{ moment: string; zone: string }>({
    id: 'activity.their-time',
    defaultMessage: 'chez la personne : {moment} ({zone})',
    description: 'When it was for the person, where that differs from when it was received',
  }),
  kinds: defineMessage({ id: 'activity.kinds', defaultMessage: 'Faits', description: 'Label of the choice of a kind' }),
  everyKind: defineMessage({ id: 'activity.every-kind', defaultMessage: 'Tous les faits', description: 'Choice' }),
  recordedFrom: defineMessage({ id: 'activity.recorded-from', defaultMessage: 'Depuis le', description: 'Label of a day: the first one shown' }),
  asOf: defineMessage({ id: 'activity.as-of', defaultMessage: 'Au soir du', description: 'Label of a day' }),
  grouped: defineMessage({ id: 'activity.grouped', defaultMessage: 'Grouper', description: 'Label of a switch: runs of like facts are one row' }),
  times: defineMessage<{ sentence: string; count: number }>({
    id: 'activity.times',
    defaultMessage: '{sentence}, {count} fois',
    description: 'A run of like facts as one row, of which there is no better sentence',
  }),
  span: defineMessage<{ from: string; until: string }>({
    id: 'activity.span',
    defaultMessage: 'de {from} à {until}',
    description: 'From when to when the facts of a run were recorded, times of one day',
  }),
  cut: defineMessage({ id: 'activity.cut', defaultMessage: 'la suite est sur une autre page', description: 'Of a run of facts that goes on beyond what is shown' }),
};

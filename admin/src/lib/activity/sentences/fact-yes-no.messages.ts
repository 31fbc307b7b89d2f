import { defineMessage } from 'react-intl';

/** Facts that hold or do not. */
export const factYesNos = {
  keepsMetadata: defineMessage<{ value: string }>({
    id: 'activity.fact.keepsMetadata',
    defaultMessage: '{value, select, true {avec le lieu et l’appareil} other {sans le lieu ni l’appareil}}',
    description: 'A fact of an event in the history, after its sentence: whether a picture keeps what the camera wrote into it',
  }),
  suggested: defineMessage<{ value: string }>({
    id: 'activity.fact.suggested',
    defaultMessage: '{value, select, true {sur proposition} other {à la main}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  private: defineMessage<{ value: string }>({
    id: 'activity.fact.private',
    defaultMessage: '{value, select, true {privée} other {non privée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  withoutAi: defineMessage<{ value: string }>({
    id: 'activity.fact.withoutAi',
    defaultMessage: '{value, select, true {sans IA} other {avec l’IA}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  unread: defineMessage<{ value: string }>({
    id: 'activity.fact.unread',
    defaultMessage: '{value, select, true {à lire} other {pour mémoire}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  byMail: defineMessage<{ value: string }>({
    id: 'activity.fact.byMail',
    defaultMessage: '{value, select, true {par le lien d’un e-mail} other {dans l’application}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  ticked: defineMessage<{ value: string }>({
    id: 'activity.fact.ticked',
    defaultMessage: '{value, select, true {cochée} other {décochée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  on: defineMessage<{ value: string }>({
    id: 'activity.fact.on',
    defaultMessage: '{value, select, true {activée} other {coupée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  acceptsRequests: defineMessage<{ value: string }>({
    id: 'activity.fact.acceptsRequests',
    defaultMessage: '{value, select, true {reçoit des demandes} other {ne reçoit pas de demandes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  answered: defineMessage<{ value: string }>({
    id: 'activity.fact.answered',
    defaultMessage: '{value, select, false {sans réponse utilisable} other {}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
};

import { defineMessage } from 'react-intl';

export const aiSentences2 = {
  OrbRunSkipped: defineMessage({
    id: 'activity.OrbRunSkipped',
    defaultMessage: 'Lecture d’un orbe passée',
    description: 'One event in the history of activity',
  }),
  OrbRunPlanned: defineMessage({
    id: 'activity.OrbRunPlanned',
    defaultMessage: 'Lecture d’un orbe préparée',
    description: 'One event in the history of activity',
  }),
  OrbRunPartRead: defineMessage({
    id: 'activity.OrbRunPartRead',
    defaultMessage: 'Partie lue par un orbe',
    description: 'One event in the history of activity',
  }),
  OrbRunModelUsed: defineMessage({
    id: 'activity.OrbRunModelUsed',
    defaultMessage: 'Modèle utilisé par un orbe',
    description: 'One event in the history of activity',
  }),
  OrbRunCompleted: defineMessage({
    id: 'activity.OrbRunCompleted',
    defaultMessage: 'Lecture d’un orbe terminée',
    description: 'One event in the history of activity',
  }),
  OrbRunFailed: defineMessage({
    id: 'activity.OrbRunFailed',
    defaultMessage: 'Lecture d’un orbe en échec',
    description: 'One event in the history of activity',
  }),
  OrbRunStopped: defineMessage({
    id: 'activity.OrbRunStopped',
    defaultMessage: 'Lecture d’un orbe arrêtée',
    description: 'One event in the history of activity',
  }),
  OrbRunHidden: defineMessage({
    id: 'activity.OrbRunHidden',
    defaultMessage: 'Résultat d’un orbe masqué',
    description: 'One event in the history of activity',
  }),
  OrbRunShown: defineMessage({
    id: 'activity.OrbRunShown',
    defaultMessage: 'Résultat d’un orbe de nouveau montré',
    description: 'One event in the history of activity',
  }),
  OrbRunItemTicked: defineMessage({
    id: 'activity.OrbRunItemTicked',
    defaultMessage: 'Ligne d’un résultat cochée',
    description: 'One event in the history of activity',
  }),
  OrbScheduleSet: defineMessage({
    id: 'activity.OrbScheduleSet',
    defaultMessage: 'Lecture automatique d’un orbe réglée',
    description: 'One event in the history of activity',
  }),
  OrbSchedulePaused: defineMessage({
    id: 'activity.OrbSchedulePaused',
    defaultMessage: 'Lecture automatique d’un orbe en pause',
    description: 'One event in the history of activity',
  }),
  OrbScheduleStarted: defineMessage({
    id: 'activity.OrbScheduleStarted',
    defaultMessage: 'Lecture automatique d’un orbe reprise',
    description: 'One event in the history of activity',
  }),
  OrbPastRunBegun: defineMessage({
    id: 'activity.OrbPastRunBegun',
    defaultMessage: 'Lecture du passé commencée',
    description: 'One event in the history of activity',
  }),
  OrbPastRunStepBegun: defineMessage({
    id: 'activity.OrbPastRunStepBegun',
    defaultMessage: 'Étape d’une lecture du passé commencée',
    description: 'One event in the history of activity',
  }),
  OrbPastRunStepEnded: defineMessage({
    id: 'activity.OrbPastRunStepEnded',
    defaultMessage: 'Étape d’une lecture du passé terminée',
    description: 'One event in the history of activity',
  }),
  OrbPastRunStopped: defineMessage({
    id: 'activity.OrbPastRunStopped',
    defaultMessage: 'Lecture du passé arrêtée',
    description: 'One event in the history of activity',
  }),
  OrbPastRunResumed: defineMessage({
    id: 'activity.OrbPastRunResumed',
    defaultMessage: 'Lecture du passé reprise',
    description: 'One event in the history of activity',
  }),
};

import { defineMessage } from 'react-intl';

export const parkedMessages = {
  stoppedAt: defineMessage<{ event: string; happened: string }>({
    id: 'queues.parked.stopped-at',
    defaultMessage: '{event} : {happened, select, endedProcess {son traitement a arrêté le service deux fois} tooLong {son traitement a pris trop de temps} other {son traitement a échoué}}',
    description: 'Why a projection does not go on; event: « Rappel modifié »',
  }),
  event: defineMessage({ id: 'queues.parked.event', defaultMessage: 'Une entrée du journal', description: 'In place of an event that has no words' }),
  code: defineMessage({ id: 'queues.parked.code', defaultMessage: 'Code technique', description: 'Opens the code of a fault, for whoever operates the service' }),
};

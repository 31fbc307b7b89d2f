import { defineMessage } from 'react-intl';
import { sectionMessages } from '#lib/navigation/section.messages.ts';

export const threadMessages = {
  title: sectionMessages.threads,
  all: defineMessage({ id: 'thread.list.all', defaultMessage: 'Tous les fils', description: 'Link to the list of threads' }),
  start: defineMessage({ id: 'thread.start', defaultMessage: 'Nouveau fil', description: 'Button that starts a thread' }),
  nameless: defineMessage({ id: 'thread.nameless', defaultMessage: 'Fil sans nom', description: 'A thread whose name can no longer be read' }),
  undo: defineMessage({ id: 'thread.undo', defaultMessage: 'Annuler', description: 'Takes back what was just done' }),
};

export const threadFilterMessages = { thread: defineMessage({ id: 'thread.filter', defaultMessage: 'Fil', description: 'Heading over the filters by thread' }) };

import { defineMessage } from 'react-intl';

export const goalActionMessages = {
  more: defineMessage<{ title: string }>({ id: 'goal.act.more', defaultMessage: 'Actions pour l’objectif {title}', description: 'Name of the menu of a goal' }),
  edit: defineMessage({ id: 'goal.act.edit', defaultMessage: 'Modifier', description: 'Opens the form' }),
  pause: defineMessage({ id: 'goal.act.pause', defaultMessage: 'Mettre en pause', description: 'Pauses a goal' }),
  resume: defineMessage({ id: 'goal.act.resume', defaultMessage: 'Reprendre', description: 'Ends the pause' }),
  sleep: defineMessage({ id: 'goal.act.sleep', defaultMessage: 'Arrêter cet objectif', description: 'Deactivates a goal' }),
  wake: defineMessage({ id: 'goal.act.wake', defaultMessage: 'Relancer cet objectif', description: 'Activates a goal' }),
  remove: defineMessage({ id: 'goal.act.remove', defaultMessage: 'Supprimer l’objectif', description: 'Deletes a goal' }),
  removed: defineMessage({ id: 'goal.act.removed', defaultMessage: 'Objectif supprimé.', description: 'Toast after deleting a goal' }),
  pauseTitle: defineMessage({ id: 'goal.act.pause-title', defaultMessage: 'Mettre en pause', description: 'Title of the dialog that pauses' }),
  pauseText: defineMessage({ id: 'goal.act.pause-text', defaultMessage: 'Une pause ne change aucun chiffre : ni série, ni force.', description: 'Explains a pause' }),
  until: defineMessage({ id: 'goal.act.until', defaultMessage: 'Jusqu’au', description: 'Field: last day of a pause' }),
  untilHint: defineMessage({ id: 'goal.act.until-hint', defaultMessage: 'Sans date, jusqu’à ce que vous repreniez.', description: 'Explains the field' }),
  leave: defineMessage({ id: 'goal.act.leave', defaultMessage: 'Fermer', description: 'Closes the dialog' }),
  pauseAllTitle: defineMessage({ id: 'goal.act.pause-all-title', defaultMessage: 'Mettre tous les objectifs en pause', description: 'Title of the dialog that pauses every goal' }),
};

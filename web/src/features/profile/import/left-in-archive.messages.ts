import { defineMessage } from 'react-intl';

/** What of the archive of another Écrin stays there. */
export const leftInArchiveMessages = {
  outGoal: defineMessage({ id: 'import.out.goal', defaultMessage: 'Objectifs', description: 'Goals of an archive' }),
  outGoalText: defineMessage({ id: 'import.out.goal.text', defaultMessage: 'Écrits autrement qu’ici, ou au-delà de cent\u00a0: ils restent dans l’archive.', description: 'Why' }),
  outStory: defineMessage({ id: 'import.out.story', defaultMessage: 'Récits', description: 'Stories of an archive' }),
  outStoryText: defineMessage({ id: 'import.out.story.text', defaultMessage: 'Écrits autrement qu’ici\u00a0: ils restent dans l’archive, chacun dans son fichier.', description: 'Why' }),
  outReminder: defineMessage({ id: 'import.out.reminder', defaultMessage: 'Rappels', description: 'Reminders of an archive' }),
  outConversation: defineMessage({ id: 'import.out.conversation', defaultMessage: 'Questions à votre journal', description: 'Conversations of an archive' }),
  outMemory: defineMessage({ id: 'import.out.memory', defaultMessage: 'Ce qui était retenu de vous', description: 'Facts that an archive remembers' }),
  outOrb: defineMessage({ id: 'import.out.orb', defaultMessage: 'Orbes et leurs passages', description: 'Orbs and their runs of an archive' }),
  outStaysText: defineMessage({
    id: 'import.out.stays.text',
    defaultMessage: 'Rien n’en vient ici\u00a0: cela reste dans l’archive.',
    description: 'Why reminders, questions, facts and orbs do not come',
  }),
  outCommunity: defineMessage({ id: 'import.out.community', defaultMessage: 'Communautés et échanges', description: 'Communities, shared copies and requests of an archive' }),
  outCommunityText: defineMessage({ id: 'import.out.community.text', defaultMessage: 'Ce qui s’est passé entre des personnes de l’autre écrin reste dans l’archive.', description: 'Why' }),
};

import type { CommunityNotificationsChosen } from '@ecrin/domain/community-notifications/community-notifications.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { DigestCommunitiesInput } from './digest-communities.input.ts';

const workflowIdOf = (clientId: string): string => `digest-communities/${clientId}`;

/** Starts with the first community that a client chooses for it; it finds later ones by itself. */
export const digestCommunitiesTrigger = defineTrigger<CommunityNotificationsChosen>()({
  name: 'digest-communities',
  on: {
    CommunityNotificationsChosen: ({ data: { clientId, choice, chosenAt }, metadata: { timeZone } }) => {
      const input: DigestCommunitiesInput = { ownerId: clientId, timeZone, after: chosenAt, since: chosenAt };
      return choice.digest ? { start: { workflow: 'digest-communities', id: workflowIdOf(clientId), input } } : null;
    },
  },
});

/** A client who wished for none does again. */
export const wakeDigestTrigger = defineTrigger<CommunityNotificationsChosen>()({
  name: 'wake-community-digest',
  on: {
    CommunityNotificationsChosen: ({ data: { clientId, choice } }) =>
      choice.digest ? { signal: { id: workflowIdOf(clientId), signal: 'digest-chosen' } } : null,
  },
});

import { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { withKeptAnswers } from '../kept-answers/with-kept-answers.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import { withOrderedCommands } from './ordered-commands.ts';

/** Fetched as a whole: a change of any document invalidates all of it. */
export const fetchedWholeTags = [
  'Goal',
  'Reminder',
  'Notification',
  'NotificationSettings',
  'PushDevice',
  'Rereading',
  'Conversation',
  'Consent',
  'Favorite',
  'Orb',
  'OrbRun',
  'Story',
  'OwnErasure',
  'Community',
  'CommunityComment',
  'CommunityCopy',
] as const;
/** What notices of changes invalidate. */
export const everything = [
  'ThoughtCard',
  'ThoughtDetail',
  'ThoughtCounts',
  'Thread',
  'ClientProfile',
  ...fetchedWholeTags,
] as const;

/** All server state of the page. Features inject endpoints (paths under `/api/client`); notices invalidate by tag. */
export const api = createApi({
  baseQuery: withKeptAnswers(withOrderedCommands(createBaseQuery('client', authorisedFetch))),
  // Answers shown from the device are fetched again.
  refetchOnReconnect: true,
  tagTypes: [...everything, 'ClientSession', 'ErasureProposal'],
  endpoints: () => ({}),
});

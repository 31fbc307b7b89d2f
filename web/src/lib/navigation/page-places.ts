import type { MessageDescriptor } from 'react-intl';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { pageMessages as pages } from './page.messages.ts';
import { sectionMessages as sections } from './section.messages.ts';

/** `parent`: where the way back leads, with the same parameters; null for a section itself. `title`: none where a page is named by what it shows, or by what is done there. What is lit: `sections.ts`. */
type PagePlace = Readonly<{ path: string; parent: string | null; title?: MessageDescriptor }>;

/** Where every page of the client stands; the first match holds. */
export const pagePlaces: readonly PagePlace[] = [
  { path: '/app', parent: null, title: sections.home },
  { path: '/app/thoughts', parent: '/app', title: pages.thoughts },
  { path: '/app/thoughts/:thoughtId', parent: '/app/thoughts' },
  { path: '/app/thoughts/:thoughtId/two-versions', parent: '/app/thoughts/:thoughtId' },
  { path: '/app/threads', parent: '/app', title: sections.threads },
  { path: '/app/threads/:threadId', parent: '/app/threads' },
  { path: '/app/goals', parent: '/app', title: pages.goals },
  { path: '/app/goals/:goalId', parent: '/app/goals' },
  { path: '/app/chat', parent: '/app', title: pages.conversations },
  { path: '/app/chat/new', parent: '/app/chat' },
  { path: '/app/chat/memory', parent: '/app/chat' },
  { path: '/app/chat/:conversationId', parent: '/app/chat' },
  { path: '/app/orbs', parent: null, title: sections.orbs },
  { path: '/app/orbs/create', parent: '/app/orbs' },
  { path: '/app/orbs/:orbId', parent: '/app/orbs' },
  { path: '/app/orbs/:orbId/edit', parent: '/app/orbs/:orbId' },
  { path: '/app/orbs/:orbId/auto', parent: '/app/orbs/:orbId' },
  { path: '/app/orbs/:orbId/past', parent: '/app/orbs/:orbId' },
  { path: '/app/orbs/:orbId/past/:pastRunId', parent: '/app/orbs/:orbId' },
  { path: '/app/orbs/:orbId/run', parent: '/app/orbs/:orbId' },
  // Under the same heading as the orb itself.
  { path: '/app/orbs/:orbId/runs/:runId', parent: '/app/orbs' },
  { path: '/app/profile', parent: null, title: sections.profile },
  { path: '/app/year', parent: '/app/profile' },
  { path: '/app/year/:year', parent: '/app/profile' },
  { path: '/app/year/:year/poster', parent: '/app/year/:year' },
  { path: '/app/year/:year/:month', parent: '/app/year/:year' },
  { path: '/app/favorites', parent: '/app/profile' },
  { path: '/app/stories', parent: '/app/profile', title: pages.stories },
  { path: '/app/stories/new', parent: '/app/stories' },
  { path: '/app/stories/add', parent: '/app/stories' },
  { path: '/app/stories/:storyId', parent: '/app/stories' },
  { path: '/app/communities', parent: '/app/profile', title: pages.communities },
  { path: '/app/communities/invite/:invite', parent: '/app/communities' },
  { path: '/app/communities/:communityId', parent: '/app/communities' },
  { path: '/app/communities/:communityId/copies/:copyId', parent: '/app/communities/:communityId' },
  { path: '/app/communities/:communityId/settings', parent: '/app/communities/:communityId' },
  { path: '/app/profile/about', parent: '/app/profile' },
  { path: '/app/profile/edit', parent: '/app/profile' },
  { path: '/app/profile/consents', parent: '/app/profile' },
  { path: '/app/profile/looks', parent: '/app/profile' },
  { path: '/app/profile/requests', parent: '/app/profile', title: pages.requests },
  { path: '/app/profile/requests/:requestId', parent: '/app/profile/requests' },
  { path: '/app/profile/notifications', parent: '/app/profile' },
  { path: '/app/profile/reminders', parent: '/app/profile' },
  { path: '/app/profile/sign-in', parent: '/app/profile' },
  { path: '/app/profile/devices', parent: '/app/profile' },
  { path: '/app/profile/display', parent: '/app/profile' },
  { path: '/app/profile/words', parent: '/app/profile' },
  { path: '/app/profile/lock', parent: '/app/profile' },
  { path: '/app/profile/rereading', parent: '/app/profile' },
  { path: '/app/profile/data', parent: '/app/profile' },
  { path: '/app/profile/import', parent: '/app/profile' },
  { path: '/app/profile/erasure', parent: '/app/profile' },
  { path: '/app/profile/referral', parent: '/app/profile' },
  { path: '/app/notifications', parent: '/app' },
];

const placeOf = (path: string) => pagePlaces.find((row) => matchRoute(parse, row.path, path)[0]);

/** Where the way back from a path leads, and its title if it has one that does not depend on what it shows; null for a section itself. */
export const parentOf = (path: string): Readonly<{ path: string; title: MessageDescriptor | null }> | null => {
  const row = placeOf(path);
  if (!row?.parent) return null;
  const ids = new Map(Object.entries(matchRoute(parse, row.path, path)[1] ?? {}));
  const parent = row.parent.replaceAll(/:(\w+)/gu, (all, name: string) => ids.get(name) ?? all);
  return { path: parent, title: placeOf(parent)?.title ?? null };
};

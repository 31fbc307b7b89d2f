import { maxOwnCommunities } from '#community/community.vocabulary.ts';
import { maxGoals } from '#goal/goal.vocabulary.ts';
import { maxOwnOrbs } from '#orb/orb.vocabulary.ts';
import { maxReminders } from '#reminder/reminder.vocabulary.ts';
import { maxOpenRequests } from '#request/request.vocabulary.ts';

const tenMinutesMs = 600_000;
const dayMs = 86_400_000;

/**
 * What is limited, of one client unless another scope is named. `withinMs` null: so many at once; otherwise so many within one period, which
 * begins at a multiple of it (a day: at midnight UTC). 0: the service's settings say how many.
 */
export const caps = {
  goals: { most: maxGoals, withinMs: null, refused: 'goal.too-many' },
  reminders: { most: maxReminders, withinMs: null, refused: 'reminder.too-many' },
  requests: { most: maxOpenRequests, withinMs: null, refused: 'request.too-many-open' },
  orbs: { most: maxOwnOrbs, withinMs: null, refused: 'orb.too-many' },
  communities: { most: maxOwnCommunities, withinMs: null, refused: 'community.too-many' },
  /** Requests to enter a community that wait for an answer, and all of a day: withdrawing one does not give it back. */
  'waiting-requests-to-enter': { most: 10, withinMs: null, refused: 'community.too-many-requests' },
  'requests-to-enter': { most: 20, withinMs: dayMs, refused: 'community.asked-too-often' },
  comments: { most: 20, withinMs: tenMinutesMs, refused: 'community.too-many-comments' },
  copies: { most: 10, withinMs: tenMinutesMs, refused: 'community.too-many-copies' },
  /** Of one author in one community. */
  'standing-copies': { most: 100, withinMs: null, refused: 'community.copies-full' },
  /** Open ones, of one story. */
  'story-links': { most: 50, withinMs: null, refused: 'story-share.too-many' },
  /** Those over the past count once. */
  'orb-runs': { most: 0, withinMs: dayMs, refused: 'orb-run.over-day-cap' },
} as const satisfies Record<string, Readonly<{ most: number; withinMs: number | null; refused: string }>>;
export type CapName = keyof typeof caps;
export type CapRefusal = (typeof caps)[CapName]['refused'];

import type { GoalAim, GoalFrequency } from '#goal/goal.vocabulary.ts';
import type { OrbFind, ResultKind } from '#orb/orb.vocabulary.ts';

// Stored exactly as written here: permanent.
/** `quotations-erased`: what quoted an erased thought lost its words. `orb-read`: what it found; titled with the orb's name. `thought-ready`, `thought-not-transcribed`: of a thought of `moment`; the others are posted when they happen. */
export type AnnouncementKind =
  | 'thought-ready'
  | 'thought-not-transcribed'
  | 'orb-read'
  | 'friend-joined'
  | 'new-device'
  | 'new-devices'
  | 'password-changed'
  | 'email-changed'
  | 'request-accepted'
  | 'request-refused'
  | 'request-answered'
  | 'request-message'
  | 'request-reversed'
  | 'content-opened'
  | 'report-read'
  | 'sessions-ended'
  | 'account-reactivated'
  | 'orbs-allowed'
  | 'orbs-not-allowed'
  | 'publication-hidden'
  | 'publication-restored'
  | 'budget-warned'
  | 'budget-reached'
  | 'erasure-proposed'
  | 'erasure-not-confirmed'
  | 'quotations-erased';

/** What an orb returned. `items` of the result; `finds`: what they are, of a ready orb; `thoughts`: read for it, 0 when it read the person's own text. */
export type OrbReading = Readonly<{ kind: ResultKind; items: number; finds?: OrbFind; thoughts: number }>;

/** The result of one period of a goal. `strength` 0…1; `streak`: periods met in a row up to then. */
export type PeriodSummary = Readonly<{
  frequency: GoalFrequency;
  aim: GoalAim;
  count: number;
  target: number;
  strength: number;
  streak: number;
}>;

/** `community-reply`: to one's comment. `community-comment`: on what one shared. `community-shared`: a copy of a story or a thought. `community-request`: somebody asks to enter. `community-handover-…`: the community is offered to the reader, or their offer is answered. `community-report`: the administrators hand the owner what was reported. `community-hidden`: what the reader wrote, after a report. */
export type CommunityMessage =
  | 'community-reply'
  | 'community-comment'
  | 'community-shared'
  | 'community-request'
  | 'community-accepted'
  | 'community-refused'
  | 'community-handover-offered'
  | 'community-handover-taken'
  | 'community-handover-declined'
  | 'community-report'
  | 'community-hidden';

/** What others did in one community within a week. `people`: how many entered. */
export type CommunityNews = Readonly<{
  community: string;
  isPrivate: boolean;
  comments: number;
  copies: number;
  people: number;
}>;

/**
 * A message of Écrin in a notification, as a code with its figures: its words are rendered when it is shown, in the reader's current language.
 * Personal words stay in the posted text: of one goal its title, of several (`goals`) their titles.
 */
export type SystemMessage =
  // `reading`: of `orb-read`; older ones lack it.
  | Readonly<{ about: AnnouncementKind; moment: string; timeZone: string; reading?: OrbReading }>
  | Readonly<{ about: CommunityMessage; community: string; person: string | null; isPrivate: boolean }>
  | Readonly<{ about: 'community-digest'; news: readonly CommunityNews[] }>
  | Readonly<{ about: 'test' }>
  // Sounds that were kept for longer are erased from that day on (YYYY-MM-DD).
  | Readonly<{ about: 'recordings-kept-days'; keptDays: number; startsOn: string }>
  // What was announced is taken back; null: they are kept for ever.
  | Readonly<{ about: 'recordings-kept-on'; keptDays: number | null }>
  | (Readonly<{ about: 'goal-missed' | 'goal-met' }> & PeriodSummary)
  | Readonly<{ about: 'goals-missed' | 'goals-met'; count: number }>;

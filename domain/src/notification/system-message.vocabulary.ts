import type { GoalAim, GoalFrequency } from '#goal/goal.vocabulary.ts';

// Stored exactly as written here, for good.
/** `thought-ready`, `thought-not-transcribed`: of a thought of `moment`; the others are posted as they happen. */
export type AnnouncementKind =
  | 'thought-ready'
  | 'thought-not-transcribed'
  | 'friend-joined'
  | 'password-changed'
  | 'email-changed';

/** How one period of a goal went. `strength` 0…1; `streak`: periods met in a row up to then. */
export type PeriodSummary = Readonly<{
  frequency: GoalFrequency;
  aim: GoalAim;
  count: number;
  target: number;
  strength: number;
  streak: number;
}>;

/**
 * What Écrin itself says in a notification, as a code with its figures: its words are made when it is shown, in the language its reader has then.
 * What it leaves unsaid are the person's own words, as they were posted: of one goal its title, of several (`goals`) their titles.
 */
export type SystemMessage =
  | Readonly<{ about: AnnouncementKind; moment: string; timeZone: string }>
  | Readonly<{ about: 'test' }>
  | (Readonly<{ about: 'goal-missed' | 'goal-met' }> & PeriodSummary)
  | Readonly<{ about: 'goals-missed' | 'goals-met'; count: number }>;

import type { NotificationSettingsBody } from '@ecrin/contracts/notification.ts';

export type Settings = NotificationSettingsBody;
/** What is to be otherwise, given how all of it stands. */
export type Change = (settings: Settings) => Settings;
/** `keptAt`: when the server took it, in ms since 1970; null until then. */
export type Pending = Readonly<{ change: Change; keptAt: number | null }>;

/** What the page knows of the server's answer; `askedAt` null: a newer one is on its way, or could not be had. */
export type Answered = Readonly<{ settings: Settings; askedAt: number | null }>;

/** Changes an answer cannot know of yet: those not taken, and those taken after it was asked for. */
export const aheadOf = (pending: readonly Pending[], { askedAt }: Pick<Answered, 'askedAt'>): readonly Pending[] =>
  pending.filter(({ keptAt }) => keptAt === null || askedAt === null || askedAt <= keptAt);

/** The settings as the person sees them: what they have just chosen stands, whatever older answer arrives. */
export const settingsAhead = (pending: readonly Pending[], answered: Answered): Settings =>
  aheadOf(pending, answered).reduce((settings, { change }) => change(settings), answered.settings);

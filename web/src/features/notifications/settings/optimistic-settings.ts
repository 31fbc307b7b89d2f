import type { NotificationSettingsBody } from '@ecrin/contracts/notification/notification.ts';

export type Settings = NotificationSettingsBody;
/** What is to be otherwise, given how all of it stands. */
export type Change = (settings: Settings) => Settings;
/** `keptAt`: when the server took it, in ms since 1970; null until then. */
export type Pending = Readonly<{ change: Change; savedAt: number | null }>;

/** What the page knows of the server's answer; `askedAt` null: a newer one is on its way, or could not be had. */
export type ServerSettings = Readonly<{ settings: Settings; askedAt: number | null }>;

/** Changes an answer cannot know of yet: those not taken, and those taken after it was asked for. */
export const changesMissingFrom = (
  pending: readonly Pending[],
  { askedAt }: Pick<ServerSettings, 'askedAt'>,
): readonly Pending[] => pending.filter(({ savedAt }) => savedAt === null || askedAt === null || askedAt <= savedAt);

/** The settings as the person sees them: what they have just chosen stands, whatever older answer arrives. */
export const optimisticSettings = (pending: readonly Pending[], answered: ServerSettings): Settings =>
  changesMissingFrom(pending, answered).reduce((settings, { change }) => change(settings), answered.settings);

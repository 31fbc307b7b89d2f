/** `clear`: help comes first. `possible`: one quiet line below the words. */
export const helpLevels = ['clear', 'possible'] as const;
export type HelpLevel = (typeof helpLevels)[number];

/** What the words are about; it decides which number is shown. */
export const helpSituations = ['suicide', 'self-harm', 'violence', 'child', 'others', 'poisoning'] as const;
export type HelpSituation = (typeof helpSituations)[number];

export type HelpNeed = Readonly<{ level: HelpLevel; situation: HelpSituation }>;

/** Whether the quiet line of help is shown below words that may call for it; of one account, for all words. */
export const helpLineChoices = ['shown', 'set-aside'] as const;
export type HelpLineChoice = (typeof helpLineChoices)[number];

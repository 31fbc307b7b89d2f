const { CRASH_KILLS: asked, CI: onCi } = process.env;

/** `npm test` kills a few times, on CI more often, and `npm run test:crash` most often. */
export const isShortForm = !asked && !onCi;
/** `npm run test:crash`. */
export const isLongForm = asked !== undefined;

/** How often a server is killed at random under its writers, how often while reminders fire or are pushed, and while questions are answered; how often it is backed up meanwhile. */
export const killCounts = asked
  ? { whileWriting: Number(asked), whileFiring: 20, whileAnswering: 20, whileBackedUp: 50 }
  : onCi
    ? { whileWriting: 12, whileFiring: 5, whileAnswering: 5, whileBackedUp: 10 }
    : { whileWriting: 2, whileFiring: 1, whileAnswering: 1, whileBackedUp: 2 };

/** Each kill is a start, and what was left is done at the end: a limit that follows how often, in ms. */
export const timeoutMsOf = (kills: number): number => 300_000 + kills * 15_000;

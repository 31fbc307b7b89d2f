/** Longer than any device retries a command. */
export const answerRetentionDays = 30;

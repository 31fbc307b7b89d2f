/** Longer than any device keeps a command to send it again. */
export const answerRetentionDays = 30;

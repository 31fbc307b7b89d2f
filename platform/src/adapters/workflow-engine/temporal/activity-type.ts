/** Workflows may call different things by one name. */
export const activityType = (workflow: string, activity: string): string => `${workflow}/${activity}`;

/** Tries that ended with their worker are not the activity's fault; after so many there are no more. */
export const maxDeaths = 20;

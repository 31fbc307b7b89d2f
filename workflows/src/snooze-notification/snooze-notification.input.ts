/** `until`: when the person wants to be notified again. `ownerId` is only for fair scheduling. */
export type SnoozeNotificationInput = Readonly<{ notificationId: string; ownerId: string | null; until: string }>;
/** `superseded`: ticked, deleted or snoozed again meanwhile, or its reminder is deleted. */
export type SnoozeNotificationOutcome = 'posted' | 'superseded';

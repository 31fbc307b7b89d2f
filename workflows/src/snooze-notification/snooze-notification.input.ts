/** `until`: when the person wants to be notified again. `ownerId` is only for fair scheduling. */
export type SnoozeNotificationInput = Readonly<{ notificationId: string; ownerId: string | null; until: string }>;
/** `superseded`: done, deleted or put off again meanwhile, or its reminder is gone. */
export type SnoozeNotificationOutcome = 'posted' | 'superseded';

/** `ownerId` is for fair scheduling, too. */
export type DeliverNotificationInput = Readonly<{ notificationId: string; ownerId: string }>;
/** `nothing`: nothing was to be sent, or it was read meanwhile. `told`: everything was sent, or has a recorded reason. */
export type DeliverNotificationOutcome = 'told' | 'nothing';

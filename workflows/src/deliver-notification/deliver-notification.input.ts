/** `ownerId` shares turns fairly, too. */
export type DeliverNotificationInput = Readonly<{ notificationId: string; ownerId: string }>;
/** `nothing`: none of it was to go, or it was read meanwhile. `told`: what was to go has gone, or says why it could not. */
export type DeliverNotificationOutcome = 'told' | 'nothing';

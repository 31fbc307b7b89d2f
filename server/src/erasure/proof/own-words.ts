/**
 * Types whose words are not the person’s: the product’s, an administrator’s, or those of a community, which keeps its name when it is handed over.
 * They may stand elsewhere by right; whatever of the person is in them, such as a title, is in an event of their own too.
 */
const othersWords: ReadonlySet<string> = new Set([
  'NotificationPosted',
  'LookRecorded',
  'RequestAnswered',
  'RequestAnswerReversed',
  'ClientCodeResent',
  'ClientSessionsEnded',
  'ClientDeactivated',
  'ClientReactivated',
  'ClientPermissionGranted',
  'ClientPermissionWithdrawn',
  'CommunityOpened',
  'CommunityDescribed',
  'CommunityInviteReplaced',
  'CommunityOwnershipTaken',
  'CommunityJoinRefused',
]);

/** As “Firefox on Linux”: of many people. */
const deviceField = 'device';

/** `field`: of the private part, the outermost one. */
export const isOwnWords = (type: string, field: string): boolean => !othersWords.has(type) && field !== deviceField;

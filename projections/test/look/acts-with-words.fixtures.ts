/** Events with a word of an administrator, which are among the looks. */
export const actsWithWords = [
  'ClientDeactivated',
  'ClientReactivated',
  'ClientSessionsEnded',
  'ClientCodeResent',
  'ClientPermissionGranted',
  'ClientPermissionWithdrawn',
  'CommentHidden',
  'CommentRestored',
  'OrganizationMemberRemoved',
  'ErasureProposalMade',
  'ErasureProposalConfirmed',
  'ErasureProposalDeclined',
];

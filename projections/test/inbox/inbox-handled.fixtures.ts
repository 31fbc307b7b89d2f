const requestEvents = [
  'RequestOpened',
  'RequestMessageWritten',
  'RequestAnswered',
  'RequestReopened',
  'RequestAnswerReversed',
  'RequestWithdrawn',
  'RequestAssigned',
  'RequestReleased',
];

/** The read models of the inbox, and the events they are made of. */
export const inboxHandled = {
  request: requestEvents,
  'request-place': requestEvents,
  'answer-template': ['AnswerTemplateAdded', 'AnswerTemplateEdited', 'AnswerTemplateRemoved'],
  'erasure-proposal': [
    'ErasureProposalMade',
    'ErasureProposalConfirmed',
    'ErasureProposalDeclined',
    'ErasureProposalWithdrawn',
    'ErasureProposalExpired',
  ],
  'comment-report': [
    'CommentReported',
    'CommentKept',
    'CommentHidden',
    'CommentRestored',
    'CommentReportAssigned',
    'CommentReportReleased',
    'CommentReportEntrusted',
    'CommentReportAnswered',
    'CommentReportReturned',
  ],
};

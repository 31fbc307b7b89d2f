const requestEvents = [
  'RequestOpened',
  'RequestMessageWritten',
  'RequestAnswered',
  'RequestReopened',
  'RequestAnswerReversed',
  'RequestWithdrawn',
];
const reportEvents = [
  'CommentReported',
  'CommentKept',
  'CommentHidden',
  'CommentRestored',
  'CommentReportEntrusted',
  'CommentReportAnswered',
  'CommentReportReturned',
];
const proposalEvents = [
  'ErasureProposalMade',
  'ErasureProposalConfirmed',
  'ErasureProposalDeclined',
  'ErasureProposalWithdrawn',
  'ErasureProposalExpired',
];

/** The read models of the inbox, and the events they are made of. */
export const inboxHandled = {
  request: requestEvents,
  'comment-report': reportEvents,
  'erasure-proposal': proposalEvents,
  'inbox-item': [
    ...requestEvents,
    'RequestAssigned',
    'RequestReleased',
    ...reportEvents,
    'CommentReportAssigned',
    'CommentReportReleased',
    ...proposalEvents,
    'ErasureProposalAssigned',
    'ErasureProposalReleased',
  ],
  'answer-template': ['AnswerTemplateAdded', 'AnswerTemplateEdited', 'AnswerTemplateRemoved'],
};

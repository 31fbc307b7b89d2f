/** `ownerId`: of the author, whose stream decides. `until`: the report was handed to the owner of its community up to then; null: `by` one there, what it is about was just hidden. */
export type FollowEntrustedReportInput = Readonly<
  { reportId: string; ownerId: string } & ({ until: string } | { until: null; by: string })
>;
export type FollowEntrustedReportOutcome = 'followed';

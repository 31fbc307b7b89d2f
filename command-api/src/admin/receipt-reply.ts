import type { ProblemCode } from '@ecrin/contracts/problem.ts';
import type { CommandOutcome } from '@ecrin/platform/execute-command.ts';
import type { Reply } from '@ecrin/platform/route.ts';

/** The receipt, or the refusal. */
export const adminCommandReply = (outcome: CommandOutcome<ProblemCode>): Reply => {
  if ('receipt' in outcome) return { json: outcome.receipt };
  return { refused: outcome.refused === 'absent' ? 'admin.not-found' : outcome.refused };
};

import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { CommandOutcome } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';

/** The receipt, or the refusal; another's stream answers as an absent one, with `absent`. */
export const commandReply = (outcome: CommandOutcome<ProblemCode>, absent: ProblemCode): Reply => {
  if ('receipt' in outcome) return { json: outcome.receipt };
  return { refused: outcome.refused === 'absent' ? absent : outcome.refused };
};

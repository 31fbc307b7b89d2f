import { editThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { reviseThought } from '@ecrin/domain/thought/commands/revise-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';

export const reviseThoughtRoute = commandRoute({
  method: 'put',
  path: '/thoughts/:thoughtId',
  access: 'client',
  summary: 'Edits, corrects, back-dates, labels or makes private: all that is given, or nothing',
  params: thoughtParams,
  body: editThoughtRequest,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params, body: { occurredAt, timeZone, ...revised } }, { now }) => ({
    ...params,
    ...revised,
    now,
    moment: occurredAt !== undefined && timeZone !== undefined ? { occurredAt, timeZone } : undefined,
  }),
  decide: reviseThought,
  absent: 'thought.not-found',
});

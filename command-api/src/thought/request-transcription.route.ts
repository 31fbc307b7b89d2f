import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { requestTranscription } from '@ecrin/domain/thought/transcript/request-transcription.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const requestTranscriptionRoute = commandRoute({
  method: 'post',
  path: '/thoughts/:thoughtId/transcription',
  access: 'client',
  summary: 'Transcribes again what failed, heard nothing, or has been processing for over 5 minutes',
  params: thoughtParams,
  body: noBody,
  aggregate: thought,
  id: ({ params }) => params.thoughtId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: requestTranscription,
  absent: 'thought.not-found',
});

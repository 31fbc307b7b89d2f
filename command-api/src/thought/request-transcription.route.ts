import { thoughtParams } from '@ecrin/contracts/thought.ts';
import { requestTranscription } from '@ecrin/domain/thought/request-transcription.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { noBody } from '../http/no-body.ts';

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

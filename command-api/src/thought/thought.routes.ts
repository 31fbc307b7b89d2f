import { correctInsightRoute } from './correct-insight.route.ts';
import { deleteThoughtRoute } from './delete-thought.route.ts';
import { pinThoughtRoute } from './pin-thought.route.ts';
import { redoInsightRoute } from './redo-insight.route.ts';
import { requestTranscriptionRoute } from './request-transcription.route.ts';
import { restoreThoughtRoute } from './restore-thought.route.ts';
import { reviseThoughtRoute } from './revise-thought.route.ts';
import { undoInsightRoute } from './undo-insight.route.ts';
import { unpinThoughtRoute } from './unpin-thought.route.ts';
import { writeThoughtRoute } from './write-thought.route.ts';

export const thoughtRoutes = [
  writeThoughtRoute,
  reviseThoughtRoute,
  deleteThoughtRoute,
  restoreThoughtRoute,
  pinThoughtRoute,
  unpinThoughtRoute,
  requestTranscriptionRoute,
  correctInsightRoute,
  undoInsightRoute,
  redoInsightRoute,
] as const;

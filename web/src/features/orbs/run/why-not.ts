import type { RunChoice } from './run-choice.ts';

/** `model` null: none reads. `missing`: variables without an answer. `thoughts`: how many the choice finds; undefined while it is not known. */
type Readiness = Readonly<{ model: string | null; accepted: boolean; missing: number; thoughts: number | undefined }>;

/** Why nothing can be read yet; null: it can. */
export const whyNot = (
  choice: RunChoice,
  { model, accepted, missing, thoughts }: Readiness,
): 'noModel' | 'notAccepted' | 'unanswered' | 'nothing' | null => {
  if (model === null) return 'noModel';
  if (!accepted) return 'notAccepted';
  if (missing > 0) return 'unanswered';
  return isNothing(choice, thoughts) ? 'nothing' : null;
};

const isNothing = ({ kind, text, threads }: RunChoice, thoughts: number | undefined): boolean => {
  if (kind === 'text') return text.trim() === '';
  return kind === 'threads' ? threads.length === 0 : thoughts === 0;
};

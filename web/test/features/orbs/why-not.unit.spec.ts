import { expect, it } from 'vitest';
import { firstChoice } from '#features/orbs/run/run-choice.ts';
import { whyNot } from '#features/orbs/run/why-not.ts';

const ready = { model: 'un-modele', accepted: true, missing: 0, thoughts: 2 };
const threads = { ...firstChoice, kind: 'threads' } as const;
const text = { ...firstChoice, kind: 'text' } as const;

it.each([
  ['noModel', firstChoice, { ...ready, model: null, accepted: false }],
  ['notAccepted', firstChoice, { ...ready, accepted: false, missing: 1 }],
  ['unanswered', firstChoice, { ...ready, missing: 1, thoughts: 0 }],
  ['nothing', firstChoice, { ...ready, thoughts: 0 }],
  [null, firstChoice, ready],
  [null, firstChoice, { ...ready, thoughts: undefined }],
  ['nothing', threads, ready],
  [null, { ...threads, threads: ['t1'] }, { ...ready, thoughts: 0 }],
  ['nothing', { ...text, text: ' ' }, ready],
  [null, { ...text, text: 'Une page.' }, { ...ready, thoughts: 0 }],
] as const)('an orb cannot read: %s', (reason, choice, readiness) => expect(whyNot(choice, readiness)).toBe(reason));

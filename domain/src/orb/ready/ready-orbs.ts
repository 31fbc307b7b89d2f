import { letterInAYear, questionsWorthAsking, theOtherSide, weightOfTheDay, whatChanged } from './another-look.ts';
import type { ReadyOrb } from './define-ready-orb.ts';
import { preparingATalk, threeSteps, whatIPutOff } from './what-to-do.ts';
import { sevenSentences, smallVictories, theRightWord, whatReturns } from './what-you-said.ts';

/** One more whenever a definition changes: servers bring theirs up to it at their next start. */
export const readyOrbsEdition = 3;

/** In the order they are shown. */
export const readyOrbs: readonly ReadyOrb[] = [
  whatReturns,
  smallVictories,
  theOtherSide,
  threeSteps,
  theRightWord,
  sevenSentences,
  whatIPutOff,
  letterInAYear,
  whatChanged,
  questionsWorthAsking,
  weightOfTheDay,
  preparingATalk,
];

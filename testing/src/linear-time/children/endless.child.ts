import { answerAsked, type FromChild } from './ask-child.ts';

answerAsked(async function* endless(): AsyncGenerator<FromChild> {
  yield { begun: 'an endless piece of work' };
  for (;;);
});

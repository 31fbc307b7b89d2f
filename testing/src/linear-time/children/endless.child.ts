import { answerAsked, type FromChild } from './ask-child.ts';

answerAsked(async function* endless(): AsyncGenerator<FromChild> {
  yield { begun: 'an endless piece of work' };
  // The message leaves only when the thread has a moment.
  await new Promise((resolve) => setImmediate(resolve));
  for (;;);
});

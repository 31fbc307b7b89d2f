import { whatGrows } from '../growth.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { textReaders } from '../text-readers.ts';
import { answerAsked, type FromChild } from './ask-child.ts';

answerAsked(async function* judge(): AsyncGenerator<FromChild> {
  for (const [about, read] of Object.entries(textReaders)) {
    yield { begun: about };
    yield { about, verdict: whatGrows(read, hostileTexts) };
  }
});

import { whatGrows } from '../growth.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { textReaders } from '../text-readers.ts';
import { answerAsked, type FromChild } from './ask-child.ts';

answerAsked(async function* judge(): AsyncGenerator<FromChild> {
  for (const [about, read] of Object.entries(textReaders)) {
    let verdict: string | null = null;
    // A text at a time: what is slow and linear is not taken for what does not end.
    for (const [text, make] of Object.entries(hostileTexts)) {
      yield { begun: `${about}, ${text}` };
      verdict ??= whatGrows(read, { [text]: make });
    }
    yield { about, verdict };
  }
});

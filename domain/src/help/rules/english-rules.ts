import { englishClear } from './english-clear.ts';
import { englishPossibleDanger } from './english-possible-danger.ts';
import { englishPossibleSelf } from './english-possible-self.ts';
import type { HelpRules } from './help-rule.ts';

/** Parts that several constructions share. A name in braces stands for its alternatives. */
export const englishParts = {
  kin: 'husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mum|mom|stepdad|stepfather|stepmum|stepmother|brother|uncle|cousin|son|boss|coach|fella|grandad|sister|aunt|carer',
  suicide:
    'die|kill myself|end it|end it all|end my life|end things|be dead|be gone for good|take my own life|take my life|hang myself|drown myself|shoot myself|jump off|jump in front|stop existing|stop living|cease to exist|disappear forever|disappear for good|not exist|not be alive|not wake up|never wake up|sleep forever|unalive myself|kms|go to sleep and not wake up',
  tired: 'tired|sick|done|exhausted|weary|fed up',
} as const;

export const englishRules: HelpRules = {
  clear: englishClear,
  past: {
    suicide:
      'i (used to|once|nearly|almost) .. (want to die|kill myself|killed myself|end it|not waking|die)\n(back then|at the time) i (wanted|tried) .. (die|kill|end)',
    'self-harm': 'i used to (cut|hurt|burn|harm|self)',
    violence: '({kin}|he|she) used to (hit|beat|punch|slap)',
  },
  possible: { ...englishPossibleSelf, ...englishPossibleDanger },
};

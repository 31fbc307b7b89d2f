import type { HelpNeed, HelpSituation } from './help.vocabulary.ts';
import { plainSentencesOf, type PlainSentence } from './plain-wording.ts';
import { compileAll, compileConstructions, type CompiledConstructions } from './rules/compile-constructions.ts';
import { animals, denied, fiction, figure, idiomAfter, overcome, pastTense, work } from './rules/contexts.ts';
import { englishParts, englishRules } from './rules/english-rules.ts';
import { frenchParts, frenchRules } from './rules/french-rules.ts';
import type { HelpRules } from './rules/help-rule.ts';

const both = (strength: keyof HelpRules): CompiledConstructions => [
  ...compileAll(frenchRules[strength], frenchParts),
  ...compileAll(englishRules[strength], englishParts),
];
const rules = { clear: both('clear'), past: both('past'), possible: both('possible') };

const context = (list: string): ((words: string) => boolean) => {
  const pattern = compileConstructions(list, {});
  return (words) => words.search(pattern) !== -1;
};
const isFiction = context(fiction);
const isOvercome = context(overcome);
const isWork = context(work);
const isFigure = context(figure);
const isOfAnimals = context(animals);
const isDenied = context(denied);
const isPast = context(pastTense);

const ownWords = / (?:je|j|me|m|moi|mon|ma|mes|i|my|myself) /u;
const others = / (?:il|elle|ils|elles|lui|qui|he|she|they) /u;
/** A wish to die, or what somebody does to themselves, is another’s where nothing of the match is one’s own. */
const isOfAnother = (situation: HelpSituation, before: string, match: string): boolean =>
  (situation === 'suicide' || situation === 'self-harm') && !ownWords.test(`${match} `) && others.test(before);

const found = (among: CompiledConstructions, { words }: PlainSentence): HelpSituation | null => {
  for (const [situation, pattern] of among)
    for (const match of words.matchAll(pattern))
      if (
        !idiomAfter.test(words.slice(match.index + match[0].length + 1)) &&
        !isOfAnother(situation, words.slice(0, match.index + 1), match[0])
      )
        return situation;
  return null;
};

type Note = Readonly<{ elsewhere: boolean; over: boolean }>;
/** In the sentence itself, nothing of it is the person's own present. */
const speaksOfElse = (sentence: PlainSentence): boolean =>
  sentence.quoted ||
  isFiction(sentence.words) ||
  isFigure(sentence.words) ||
  isDenied(sentence.words) ||
  isWork(sentence.words);

const ofSelf: ReadonlySet<HelpSituation> = new Set(['suicide', 'self-harm']);
const foundBeside = (among: CompiledConstructions, sentence: PlainSentence): HelpSituation | null => {
  const situation = found(among, sentence);
  return situation && (ofSelf.has(situation) || !isOfAnimals(sentence.words)) ? situation : null;
};

const mayNeed = (sentence: PlainSentence): HelpNeed | null => {
  const situation = foundBeside(rules.past, sentence) ?? foundBeside(rules.possible, sentence);
  return situation && { level: 'possible', situation };
};

const needIn = (sentence: PlainSentence, { elsewhere, over }: Note): HelpNeed | null => {
  if (speaksOfElse(sentence) || (over && isPast(sentence.words))) return null;
  const situation = foundBeside(rules.clear, sentence);
  const isUnsure = elsewhere || over;
  if (situation) return { level: isUnsure ? 'possible' : 'clear', situation };
  return isUnsure ? null : mayNeed(sentence);
};

/** One step a sentence: between two of them whoever reads a long text may do something else. */
type Reading<Result> = Generator<undefined, Result, undefined>;

function* noteOf(sentences: readonly PlainSentence[]): Reading<Note> {
  let [elsewhere, over] = [false, false];
  for (const { words } of sentences) {
    yield;
    elsewhere ||= isFiction(words) || isWork(words);
    over ||= isOvercome(words);
  }
  return { elsewhere, over };
}

function* needInSentences(sentences: readonly PlainSentence[], note: Note): Reading<HelpNeed | null> {
  let first: HelpNeed | null = null;
  for (const sentence of sentences) {
    yield;
    const need = needIn(sentence, note);
    if (need?.level === 'clear') return need;
    first ??= need;
  }
  return first;
}

/** A plan or a farewell is often told in two short sentences, of which neither says it. */
function* needInPairs(sentences: readonly PlainSentence[], { elsewhere, over }: Note): Reading<HelpNeed | null> {
  if (elsewhere || over) return null;
  for (const [at, next] of sentences.entries()) {
    const before = sentences[at - 1];
    if (!before) continue;
    yield;
    const pair = { words: before.words + next.words.trimStart(), quoted: before.quoted || next.quoted };
    const need = speaksOfElse(pair) ? null : mayNeed(pair);
    if (need) return need;
  }
  return null;
}

/** As `helpNeedOf`, step by step. */
export function* readHelpNeed(text: string): Reading<HelpNeed | null> {
  const sentences = plainSentencesOf(text);
  const note = yield* noteOf(sentences);
  return (yield* needInSentences(sentences, note)) ?? (yield* needInPairs(sentences, note));
}

/** What a person's own words call for, by rules alone. Both languages are always read. */
export const helpNeedOf = (text: string): HelpNeed | null => {
  const steps = readHelpNeed(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

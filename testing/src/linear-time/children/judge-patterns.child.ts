import { check } from 'recheck';
import { whatGrows, type Texts } from '../growth.ts';
import { hostileTexts } from '../hostile-texts.ts';
import type { Pattern } from '../patterns/source-patterns.ts';
import { answerAsked, type FromChild } from './ask-child.ts';

/** For one pattern, in ms. */
const timeout = 5_000;

/** Texts that make the expression slow, found by the theory of automata or by a search: whether they do is then measured. */
const attackTexts = async ({ source, flags }: Pattern): Promise<Texts> => {
  const found = await check(source, flags, { timeout });
  if (found.status !== 'vulnerable') return {};
  const { pumps, suffix } = found.attack;
  const once = pumps.reduce((sum, { prefix, pump }) => sum + prefix.length + pump.length, suffix.length);
  const attack = (length: number): string =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / once)).join('') + suffix;
  return { [found.attack.pattern]: attack };
};

const mostSigns = 12;
const signsIn = (source: string): readonly string[] =>
  [...new Set(source.replaceAll(/\\[a-z](?:\{\w+\})?/giu, ''))].slice(0, mostSigns);

/** Each sign of the pattern again and again, alone and between blanks, with an end that does not match. */
const ownTexts = ({ source }: Pattern): Texts =>
  Object.fromEntries(
    signsIn(source).flatMap((sign) =>
      [sign, `${sign} `].map((part) => [
        `« ${part} » again and again`,
        (length: number) => `${part.repeat(length / part.length)}\uE000`,
      ]),
    ),
  );

const judged = async (pattern: Pattern): Promise<string | null> => {
  const expression = new RegExp(pattern.source, pattern.flags);
  const texts = { ...(await attackTexts(pattern)), ...ownTexts(pattern), ...hostileTexts };
  return whatGrows((text) => text.replace(expression, ''), texts);
};

answerAsked(async function* judge(patterns: readonly Pattern[]): AsyncGenerator<FromChild> {
  for (const pattern of patterns) {
    const about = `${pattern.where} /${pattern.source}/${pattern.flags}`;
    yield { begun: about };
    yield { about, verdict: await judged(pattern) };
  }
});

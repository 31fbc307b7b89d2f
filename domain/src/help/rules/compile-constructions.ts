import type { HelpSituation } from '../help.vocabulary.ts';
import type { HelpConstructions } from './help-rule.ts';

type Parts = Readonly<Record<string, string>>;

const denial = '(?:pas|jamais|aucun|aucune|not|never|nobody|nothing)';
const gap = `(?:(?!${denial} )\\S+ ){0,4}?`;

/** The pattern of one construction, over words between spaces. */
const patternOf = (construction: string, parts: Parts): string =>
  construction
    .replaceAll(/\((\{\w+\})\)/gu, '$1')
    .replaceAll(/\{(\w+)\}/gu, (_braces, name: string) => `(${parts[name] ?? ''})`)
    .replaceAll(' .. ', ' ..')
    .replaceAll(/\(([^()]*[^() ])\)\? /gu, '(($1) )?')
    .replace(/ \(([^()]*)\)\?$/u, '( ($1))?')
    .replaceAll('..', gap)
    .replaceAll(/\((?!\?)/gu, '(?:');

/** All constructions of a list in one pattern, each from the beginning of a word to the end of one. */
export const compileConstructions = (list: string, parts: Parts): RegExp => {
  const patterns = list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => patternOf(line, parts));
  return new RegExp(` (?:${patterns.join('|')})(?= )`, 'gu');
};

export type CompiledConstructions = readonly (readonly [HelpSituation, RegExp])[];

export const compileAll = (constructions: HelpConstructions, parts: Parts): CompiledConstructions =>
  (Object.entries(constructions) as [HelpSituation, string][]).map(([situation, list]) => [
    situation,
    compileConstructions(list, parts),
  ]);

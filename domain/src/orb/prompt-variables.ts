import { maxTermLength, type OrbDefinition, type OrbInstructions } from './orb.vocabulary.ts';

type Prompt = Readonly<{ prompt: string; variables: readonly Readonly<{ name: string }>[] }>;
/** Names, without their brackets. `undeclared`: asked for by no variable, so that a run would send the brackets. `unused`: asked for, then ignored. */
export type PromptVariableFaults = Readonly<{ undeclared: readonly string[]; unused: readonly string[] }>;

const inBrackets = new RegExp(String.raw`\[([^[\]\n]{1,${maxTermLength}})\]`, 'gu');

export const promptVariableFaults = ({ prompt, variables }: Prompt): PromptVariableFaults => {
  const declared = new Set(variables.map(({ name }) => name.trim()).filter((name) => name !== ''));
  const named = new Set([...prompt.matchAll(inBrackets)].map(([, name = '']) => name));
  return {
    undeclared: [...named].filter((name) => !declared.has(name)),
    unused: [...declared].filter((name) => !named.has(name)),
  };
};

const hasFault = (instructions: OrbInstructions): boolean => {
  const { undeclared, unused } = promptVariableFaults(instructions);
  return undeclared.length > 0 || unused.length > 0;
};

/** Whether what is offered to everybody asks for exactly what it uses, in both languages. */
export const hasVariableFaults = (definition: OrbDefinition | null): boolean =>
  definition !== null &&
  [definition.instructions.fr, definition.instructions.en].some((told) => told !== null && hasFault(told));

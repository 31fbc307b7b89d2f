import type { HelpSituation } from '../help.vocabulary.ts';

/**
 * Constructions, one a line, of folded words: `(a|b)` one of, `(a|b)?` or none, `..` up to four words none of which denies, `{name}` a shared part.
 */
export type HelpConstructions = Readonly<Partial<Record<HelpSituation, string>>>;

/** `past`: told of as over, so that it counts only where nothing says that it is. */
export type HelpRules = Readonly<Record<'clear' | 'past' | 'possible', HelpConstructions>>;

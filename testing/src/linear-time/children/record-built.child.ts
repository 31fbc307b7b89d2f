import { patternBuilders } from '../patterns/pattern-builders.ts';
import type { Pattern } from '../patterns/source-patterns.ts';
import { answerAsked, type FromChild } from './ask-child.ts';

const recorded = new Map<string, Pattern>();
const own = new Error('only its stack is used');

/** Where the source builds a pattern, as `file:line`; null: it is a library that does. */
const siteOf = (stack: string): string | null =>
  /\/((?:\w|-)+\/src\/[^:()]+:\d+):\d+\)?$/mu.exec(
    stack.replaceAll(/^.*(?:node_modules|\.child\.ts).*$/gmu, ''),
  )?.[1] ?? null;

/** Before any of the modules is loaded: those build patterns when they are. */
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given: [string, string?]) => {
    const built = new target(...given);
    Error.captureStackTrace(own);
    const where = siteOf(own.stack ?? '');
    if (where !== null) recorded.set(`${where} ${String(built)}`, { where, source: built.source, flags: built.flags });
    return built;
  },
});

answerAsked(async function* record(): AsyncGenerator<FromChild> {
  for (const [file, build] of Object.entries(patternBuilders)) {
    yield { begun: file };
    await build();
  }
  for (const pattern of recorded.values()) yield { about: JSON.stringify(pattern), verdict: null };
});

const spelt = 'Le 3 mars, en été, depuis lundi, « dans Maman », quand j’étais triste.';
const today = '2026-11-27';
const question = {
  language: 'fr',
  today,
  threads: [{ threadId: 'a', name: 'Maman' }],
  tags: [],
  withoutFilters: [],
} as const;

const smallDictionary = {
  language: 'fr',
  affixes: 'SFX a0 er e [^e]er',
  words: '1\nmarcher/a0',
  flagLength: 2,
  isForm: () => true,
  isVerb: () => true,
  isHomograph: () => false,
} as const;

/** What builds regular expressions when the program runs, by file: each has all of that file's patterns built. Loaded only then. */
export const patternBuilders: Readonly<Record<string, () => Promise<unknown>>> = {
  'command-api/src/story/book/typeset.ts': () => import('@ecrin/command-api/story/book/typeset.ts'),
  'domain/src/conversation/question/question-days.ts': async () => {
    const { daysInQuestion } = await import('@ecrin/domain/conversation/question/question-days.ts');
    return daysInQuestion(spelt, today);
  },
  'domain/src/conversation/question/read-question.ts': async () => {
    const { readQuestion } = await import('@ecrin/domain/conversation/question/read-question.ts');
    return readQuestion(spelt, question);
  },
  'domain/src/conversation/statement/check-statement.ts': async () => {
    const { checkStatement } = await import('@ecrin/domain/conversation/statement/check-statement.ts');
    const asked = { question: spelt, language: 'fr', sources: [{ content: spelt, day: today }] } as const;
    return checkStatement({ text: spelt, numbers: [1] }, asked);
  },
  'domain/src/help/rules/compile-constructions.ts': () => import('@ecrin/domain/help/help-need.ts'),
  'domain/src/orb-run/result/fill-prompt.ts': () => import('@ecrin/domain/orb-run/result/fill-prompt.ts'),
  'domain/src/orb/prompt-variables.ts': () => import('@ecrin/domain/orb/prompt-variables.ts'),
  'domain/src/text/french-sound.ts': () => import('@ecrin/domain/text/french-sound.ts'),
  'domain/src/text/word-forms/spelling-dictionary.ts': async () => {
    const { openSpellingDictionary } = await import('@ecrin/domain/text/word-forms/spelling-dictionary.ts');
    const { flagsOf } = openSpellingDictionary(smallDictionary);
    return flagsOf('marcher/a0');
  },
  'platform/src/adapters/read-models/mongo/mongo-text.ts': async () => {
    const { textMatch } = await import('@ecrin/platform/adapters/read-models/mongo/mongo-text.ts');
    return textMatch({ terms: [{ word: 'mar', prefix: true }], phrases: [['le', 'mars']], excluded: [] });
  },
  'platform/src/journal-import/attached.ts': () => import('@ecrin/platform/journal-import/attached.ts'),
};

import { wordsOf } from '@ecrin/domain/text/search-words.ts';

/** Stands between the entries of a list: a sign no query can hold, so that no phrase runs from one entry into the next. */
export const entryBreak = '\uE000';

/** The folded words of a text field as one line. */
export const searchText = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .filter((entry) => typeof entry === 'string')
    .map((entry) =>
      wordsOf(entry)
        .map(({ word }) => word)
        .join(' '),
    )
    .join(` ${entryBreak} `);

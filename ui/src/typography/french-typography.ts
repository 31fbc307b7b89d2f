/**
 * The text as French typography has it: non-breaking spaces before ; : ? ! » and after «, where there is a space, and curved apostrophes between letters.
 * Its length does not change, so that places in it stay right. For display only, not for storage.
 */
export const withFrenchTypography = (text: string): string =>
  text
    .replace(/ (?=[;?!]+(?:[\s…»”’)\]]|$))/g, '\u202f')
    .replace(/(?<=«) | (?=»|:(?:\s|$))/g, '\u00a0')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** The space between two words that are shown apart. */
export const spaceBetween = (before: string, after: string): string =>
  withFrenchTypography(`${before} ${after}`).charAt(before.length);

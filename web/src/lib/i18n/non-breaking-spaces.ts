/** The text with non-breaking spaces before ; : ? ! » and after «, as French typography asks; its length does not change. For display only, not for storage. */
export const withNonBreakingSpaces = (text: string) =>
  text.replace(/ (?=[;?!](?:\s|$))/g, '\u202f').replace(/(?<=«) | (?=»|:(?:\s|$))/g, '\u00a0');

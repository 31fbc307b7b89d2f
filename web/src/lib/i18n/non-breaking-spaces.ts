/** The same text, letter for letter as long, in which no line breaks before ; : ? ! » or after «, as French is set. For showing, not for keeping. */
export const withNonBreakingSpaces = (text: string) =>
  text.replace(/ (?=[;?!](?:\s|$))/g, '\u202f').replace(/(?<=«) | (?=»|:(?:\s|$))/g, '\u00a0');

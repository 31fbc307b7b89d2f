/** The first `most` units of a text; a sign of two units, an emoji for instance, is left out rather than halved. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

// What a model wrote is data: it leads nowhere, and is plain text.

/** Whether a text names an address that is not among what it was written from. */
export const namesForeignAddress = (text: string, known: string): boolean =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s)\]»"]+|\S+@\S+\.\S+/giu)].some(([address]) => !known.includes(address));

export const hasMarkup = (text: string): boolean => /[<>{}`|]|\]\(|\*\*|^#/u.test(text);

/** What a part of the address may be: any text, a day (`YYYY-MM-DD`), or one of some values, the first where it says nothing. */
type Part = 'text' | 'day' | readonly [string, ...string[]];
export type Parts = Readonly<Record<string, Part>>;
export type StateOf<Of extends Parts> = {
  readonly [Name in keyof Of]: Of[Name] extends readonly (infer Value)[] ? Value : string;
};

const firstOf = (part: Part): string => (typeof part === 'string' ? '' : part[0]);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the address says, as far as it may: anything else counts as not said. */
const allowed = (part: Part, text: string): boolean => {
  if (part === 'text') return true;
  return part === 'day' ? isDay(text) : part.includes(text);
};

/** The state that a query holds. */
export const readAddress = <Of extends Parts>(search: string, parts: Of): StateOf<Of> => {
  const query = new URLSearchParams(search);
  const valueOf = ([name, part]: [string, Part]): [string, string] => {
    const given = query.get(name) ?? '';
    return [name, given !== '' && allowed(part, given) ? given : firstOf(part)];
  };
  // Cast: each is one of the values of its part.
  return Object.fromEntries(Object.entries<Part>(parts).map(valueOf)) as StateOf<Of>;
};

/** The query that holds a state, beside what others keep in it; what is as at first is left out. */
export const writeAddress = <Of extends Parts>(search: string, parts: Of, state: StateOf<Of>): string => {
  const query = new URLSearchParams(search);
  for (const [name, part] of Object.entries<Part>(parts)) {
    const value = String(state[name]);
    if (value === firstOf(part)) query.delete(name);
    else query.set(name, value);
  }
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
};

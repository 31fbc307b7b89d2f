/** So many signs at least: of a uuid of version 7 the first ones tell some minutes. The server says the same (`found-ids.ts`, whose schemas no first screen needs). */
const beginning = /^[0-9a-f-]{8,36}$/u;

/** What was typed, as the beginning of an id; null: it is none. */
export const idBeginningOf = (typed: string): string | null => {
  const id = typed.trim().toLowerCase();
  return beginning.test(id) ? id : null;
};

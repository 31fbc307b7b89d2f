/** As typed: empty is missing; hours are ISO 8601 in UTC. */
export type TypedMaintenance = Readonly<{ fr: string; en: string; from: string; until: string }>;

/** An empty draft: nothing is announced. */
export const isAnnounced = (typed: string): boolean => typed !== '';

export const maintenanceIn = (typed: string): TypedMaintenance => {
  const parsed: unknown = typed === '' ? null : JSON.parse(typed);
  const part = (name: string): string => {
    const value = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : null;
    return typeof value === 'string' ? value : '';
  };
  return { fr: part('fr'), en: part('en'), from: part('from'), until: part('until') };
};

/** The same words are the same text. */
export const typedMaintenance = ({ fr, en, from, until }: TypedMaintenance): string =>
  JSON.stringify({ fr, en, from, until });

const orNull = (text: string): string | null => text.trim() || null;

/** As it is sent; undefined: not a single sentence, or it ends before it begins. */
export const maintenanceOf = (typed: string): unknown => {
  if (!isAnnounced(typed)) return null;
  const words = maintenanceIn(typed);
  const [fr, en, from, until] = [words.fr, words.en, words.from, words.until].map(orNull);
  const isEmpty = !fr && !en;
  return isEmpty || (from && until && from >= until) ? undefined : { fr, en, from, until };
};

const two = (part: number): string => String(part).padStart(2, '0');

/** An instant as the field of a day and an hour shows it, in the zone of the reader. */
export const localHour = (instant: string): string => {
  if (instant === '') return '';
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

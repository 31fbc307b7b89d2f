import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import {
  categories,
  moods,
  statusLabels,
  type Category,
  type Mood,
  type StatusLabel,
} from '@ecrin/domain/thought/thought.vocabulary.ts';
import { isGivable } from '@ecrin/domain/time/days.ts';
import { mapFlags, thoughtFlags, type ThoughtFlag } from '../flags.ts';

/** The filters of the list, in the format of the address bar and the API. */
export type ThoughtFilters = Readonly<Record<ThoughtFlag, boolean | null>> &
  Readonly<{
    q: string;
    mood: readonly Mood[];
    category: readonly Category[];
    status: readonly StatusLabel[];
    /** By id. */
    thread: readonly string[];
    tag: readonly string[];
    /** Days, YYYY-MM-DD, both inclusive. */
    from: string | null;
    to: string | null;
    /** Minutes after midnight at which those days begin; null: midnight. */
    dayStart: number | null;
    /** Of a search; null: by relevance where the server can tell it. */
    order: 'newest' | null;
  }>;

export const noFilters: ThoughtFilters = {
  q: '',
  mood: [],
  category: [],
  status: [],
  thread: [],
  tag: [],
  ...mapFlags(() => null),
  from: null,
  to: null,
  dayStart: null,
  order: null,
};

const knownValues = <Value extends string>(known: readonly Value[], given: readonly string[]): readonly Value[] =>
  known.filter((value) => given.includes(value));
const parseFlag = (given: string | null) => (given === 'true' ? true : given === 'false' ? false : null);
const parseDay = (given: string | null) =>
  given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) && isGivable(given)
    ? given
    : null;

const parseMinutes = (given: string | null) => {
  const start = Number(given);
  return start > 0 && start <= latestDayStart && start % dayStartStep === 0 ? start : null;
};

const parseIds = (given: readonly string[]) => [
  ...new Set(given.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))),
];

/** Parses the filters of an address; unknown values are dropped. */
export const parseFilters = (search: string): ThoughtFilters => {
  const asked = new URLSearchParams(search);
  return {
    q: asked.get('q') ?? '',
    mood: knownValues(moods, asked.getAll('mood')),
    category: knownValues(categories, asked.getAll('category')),
    status: knownValues(statusLabels, asked.getAll('status')),
    thread: parseIds(asked.getAll('thread')),
    tag: [...new Set(asked.getAll('tag').filter((tag) => tag !== ''))],
    ...mapFlags((flag) => parseFlag(asked.get(flag))),
    from: parseDay(asked.get('from')),
    to: parseDay(asked.get('to')),
    dayStart: parseMinutes(asked.get('dayStart')),
    order: asked.get('order') === 'newest' ? 'newest' : null,
  };
};

/** The query string for these filters, always in the same order; '' without filters. */
export const serializeFilters = (filters: ThoughtFilters): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== '') query.append(name, String(one));
  }
  return query.toString();
};

/** The query of the list itself: a search is by relevance unless it was asked for by date. */
export const serializeList = (filters: ThoughtFilters): string => {
  const query = serializeFilters(filters);
  return filters.q.trim() === '' || filters.order ? query : `${query}&order=relevance`;
};

/** One active filter. Both ends of a range of days are one. */
export type ActiveFilter =
  | Readonly<{ name: 'mood'; value: Mood }>
  | Readonly<{ name: 'category'; value: Category }>
  | Readonly<{ name: 'status'; value: StatusLabel }>
  | Readonly<{ name: 'tag' | 'thread' | 'q'; value: string }>
  | Readonly<{ name: ThoughtFlag; value: boolean }>
  | Readonly<{ name: 'days'; value: Readonly<{ from: string | null; to: string | null }> }>;

/** In the order they are shown; the search itself comes last. */
export const activeFilters = (filters: ThoughtFilters): readonly ActiveFilter[] => [
  ...filters.mood.map((value) => ({ name: 'mood', value }) as const),
  ...filters.category.map((value) => ({ name: 'category', value }) as const),
  ...filters.status.map((value) => ({ name: 'status', value }) as const),
  ...filters.thread.map((value) => ({ name: 'thread', value }) as const),
  ...filters.tag.map((value) => ({ name: 'tag', value }) as const),
  ...thoughtFlags.flatMap((name) => (filters[name] === null ? [] : [{ name, value: filters[name] }])),
  ...(filters.from === null && filters.to === null
    ? []
    : [{ name: 'days', value: { from: filters.from, to: filters.to } } as const]),
  ...(filters.q.trim() === '' ? [] : [{ name: 'q', value: filters.q } as const]),
];

const without = <Value>(values: readonly Value[], value: unknown) => values.filter((one) => one !== value);

/** The same filters except one. */
export const removeFilter = (filters: ThoughtFilters, { name, value }: ActiveFilter): ThoughtFilters => {
  if (name === 'q') return { ...filters, q: '' };
  if (name === 'days') return { ...filters, from: null, to: null, dayStart: null };
  const held = filters[name];
  return { ...filters, [name]: typeof held === 'object' && held !== null ? without<unknown>(held, value) : null };
};

/** Adds a value, or removes it when present. */
export const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? without(values, value) : [...values, value];

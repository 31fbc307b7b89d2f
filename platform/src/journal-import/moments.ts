import { isKnownZone } from '@ecrin/domain/time/known-zone.ts';
import { instantFromWallClock, offsetAt } from '@ecrin/domain/time/wall-clock.ts';

export type Moment = Readonly<{ occurredAt: string; timeZone: string; zoneless: boolean; hourless: boolean }>;
type Wall = Readonly<{ year: number; month: number; day: number; hour?: number; minute?: number; second?: number }>;

const [earliest, latest] = [Date.UTC(1900, 0, 1), Date.UTC(2200, 0, 1)];
const noon = 12;

/** An ISO instant of ms since 1970; null: it is none that a thought can have. */
export const isoOf = (ms: number): string | null =>
  Number.isFinite(ms) && ms >= earliest && ms < latest ? new Date(ms).toISOString() : null;

/** An instant in its own zone; `zone` null or unknown: in the account's. */
export const momentAt = (ms: number, zone: string | null, accountZone: string): Moment | null => {
  const occurredAt = isoOf(ms);
  const known = zone !== null && isKnownZone(zone);
  if (occurredAt === null) return null;
  return { occurredAt, timeZone: known ? zone : accountZone, zoneless: !known, hourless: false };
};

/** What a clock on the wall of a zone shows. Without an hour it is noon: that stays on its day wherever it is read. */
export const momentOnWall = ({ year, month, day, hour, minute = 0, second = 0 }: Wall, zone: string): Moment | null => {
  const showing = Date.UTC(year, month - 1, day, hour ?? noon, minute, second);
  const shown = new Date(showing);
  // The 31st of February would be in March.
  if (shown.getUTCMonth() !== month - 1 || shown.getUTCDate() !== day) return null;
  const occurredAt = isoOf(showing) === null ? null : isoOf(instantFromWallClock(showing, zone));
  return occurredAt === null ? null : { occurredAt, timeZone: zone, zoneless: true, hourless: hour === undefined };
};

const [minuteMs, hourMs] = [60_000, 3_600_000];
/** Of offsets that are no whole hours. Where two have the same, the first is meant. */
const zonesOfParts = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Kabul',
  'Asia/Tehran',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Caracas',
  'Asia/Pyongyang',
  'Pacific/Marquesas',
  'Pacific/Chatham',
];

const zoneOfOffset = (ms: number, offset: number): string | null => {
  if (offset % hourMs !== 0) return zonesOfParts.find((zone) => offsetAt(ms, zone) === offset) ?? null;
  const hours = offset / hourMs;
  // Their signs are the other way round.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

/** An instant of which only the offset is known, in ms: in the account’s zone where its clock showed the same then, so that the day is the person’s own. */
export const momentAtOffset = (ms: number, offset: number, accountZone: string): Moment | null => {
  const isOfAccount = isoOf(ms) !== null && offsetAt(ms, accountZone) === offset;
  return momentAt(ms, isOfAccount ? accountZone : isoOf(ms) && zoneOfOffset(ms, offset), accountZone);
};

/** « +05:30 », « -0500 », « +10_00 », in ms. */
export const offsetOf = (text: string): number => {
  const [hours = 0, minutes = 0] = (text.match(/\d\d/gu) ?? []).map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * hourMs + minutes * minuteMs);
};

const iso =
  /^\s*(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ,]+(?<hour>\d{1,2})[:_](?<minute>\d{2})(?:[:_](?<second>\d{2})(?:[.,](?<part>\d+))?)?\s*(?<zone>Z|[+-]\d{2}[:_]?\d{2})?)?\s*$/u;

/** A date as ISO 8601 writes it, with or without hour and offset; what has no offset, or is in UTC, is in the account's zone. In names of files `_` stands for `:`. */
export const momentOfIso = (text: string, accountZone: string): Moment | null => {
  const found = iso.exec(text)?.groups;
  if (!found) return null;
  const { zone, part = '' } = found;
  const shown = momentOnWall(wallIn(found), zone === undefined ? accountZone : 'UTC');
  if (zone === undefined || !shown) return shown;
  const offset = offsetOf(zone);
  const ms = Date.parse(shown.occurredAt) + Number(part.padEnd(3, '0').slice(0, 3)) - offset;
  return offset === 0 ? momentAt(ms, null, accountZone) : momentAtOffset(ms, offset, accountZone);
};

const wallIn = ({ year, month, day, hour, minute, second = '0' }: Readonly<Record<string, string | undefined>>) => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
  ...(hour !== undefined && { hour: Number(hour), minute: Number(minute), second: Number(second) }),
});

const inName =
  /(?<!\d)(?<year>\d{4})[-_. ]?(?<month>\d{2})[-_. ]?(?<day>\d{2})(?!\d)(?:[ T_-]+(?<hour>\d{2})[h:._-]?(?<minute>\d{2})(?:[m:._-]?(?<second>\d{2}))?(?!\d))?/u;

/** The date in the name of a file, with or without an hour; null: there is none. */
export const momentOfName = (path: string, zone: string): Moment | null => {
  const found = inName.exec(path.split('/').at(-1) ?? path)?.groups;
  if (!found) return null;
  const { year, month, day, hour, minute, second } = found;
  const time = hour === undefined ? {} : { hour: Number(hour), minute: Number(minute), second: Number(second ?? 0) };
  return momentOnWall({ year: Number(year), month: Number(month), day: Number(day), ...time }, zone);
};

const clock = /^(?<hour>\d{1,2})[:h.](?<minute>\d{2})(?:[:.](?<second>\d{2}))?\s*(?<half>[ap])?\.?\s?m?\.?$/iu;

const hourOf = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

/** « 11:54 pm », « 9:29 p. m. », « 23h54 »: hour and minute; null: it is no time. */
export const timeOfClock = (text: string): Readonly<{ hour: number; minute: number; second: number }> | null => {
  const found = clock.exec(text.replaceAll(/[\u00A0\u202F]/gu, ' ').trim())?.groups;
  if (!found) return null;
  const time = {
    hour: hourOf(Number(found['hour']), found['half']),
    minute: Number(found['minute']),
    second: Number(found['second'] ?? 0),
  };
  return time.hour < 24 && time.minute < 60 && time.second < 60 ? time : null;
};

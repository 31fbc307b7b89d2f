// Formats are not cached: the zone of a device may change while its page stays open.
const format = (options: Intl.DateTimeFormatOptions, instant: string) =>
  new Intl.DateTimeFormat('fr', options).format(new Date(instant));

/** DD/MM/YYYY in both languages, in the zone of this device. `instant`: ISO 8601. */
export const shortDate = (instant: string) => format({ day: '2-digit', month: '2-digit', year: 'numeric' }, instant);

/** « 02/01/2026, 09:00 » in both languages, in the zone of this device. */
export const shortDateTime = (instant: string) =>
  `${shortDate(instant)}, ${format({ hour: '2-digit', minute: '2-digit' }, instant)}`;

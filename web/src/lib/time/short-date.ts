const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const written = (options: Intl.DateTimeFormatOptions, instant: string) =>
  new Intl.DateTimeFormat('fr', options).format(new Date(instant));

/** DD/MM/YYYY in both languages, as the specification has it. */
export const shortDate = (instant: string) => written(day, instant);

/** « 02/01/2026, 09:00 », on the clock of this device. */
export const shortDateTime = (instant: string) =>
  `${shortDate(instant)}, ${written({ hour: '2-digit', minute: '2-digit' }, instant)}`;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Minutes after midnight as « 22:00 ». */
export const formatMinutesOfDay = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** « 22:00 » as minutes after midnight; null when it is no time. */
export const parseMinutesOfDay = (text: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/u.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
};

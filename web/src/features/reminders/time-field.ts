const two = (figure: number): string => String(figure).padStart(2, '0');

/** As a time field writes it: 09:05. */
export const timeOf = ({ hour, minute }: Readonly<{ hour: number; minute: number }>): string => `${two(hour)}:${two(minute)}`;

/** What a time field says; null while it says nothing. */
export const readTime = (field: string): Readonly<{ hour: number; minute: number }> | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(field) ?? [];
  return hour === undefined || minute === undefined ? null : { hour: Number(hour), minute: Number(minute) };
};

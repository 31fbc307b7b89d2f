const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** An instant as a date-and-time field of this device writes it: 2025-11-18T19:04. */
export const toLocalDateTime = (instant: string): string => {
  const at = new Date(instant);
  return `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** What such a field says as an instant (ISO 8601, UTC); null while it says nothing. */
export const fromLocalDateTime = (field: string): string | null => {
  const at = new Date(field);
  return field === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};

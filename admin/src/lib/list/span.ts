/** The beginning of a day here; null: no day. */
export const startOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T00:00:00`).toISOString());

/** The end of a day here: what is recorded before it. */
export const endOf = (day: string): string | null => {
  if (day === '') return null;
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
};

/** Every month from one to another, both included (YYYY-MM); the first alone where it is the later. */
export const monthsBetween = (first: string, last: string): readonly string[] => {
  const months = [first];
  for (let month = first; month < last; months.push(month)) month = monthAfter(month);
  return months;
};

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

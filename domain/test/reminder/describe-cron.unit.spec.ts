import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCron } from '#reminder/schedule/describe-cron.ts';

describe('describing an expression in French and English', () => {
  it.each([
    ['* * * * *', 'chaque minute', 'every minute'],
    ['*/15 * * * *', 'toutes les 15 minutes', 'every 15 minutes'],
    [
      '5/15 * * * *',
      'toutes les 15 minutes à partir de la minute 5 de chaque heure',
      'every 15 minutes from minute 5 of every hour',
    ],
    ['0 * * * *', 'toutes les heures', 'every hour'],
    ['15 * * * *', 'toutes les heures, à la minute 15', 'every hour, at minute 15'],
    ['0,30 * * * *', 'toutes les 30 minutes', 'every 30 minutes'],
    ['0 8 * * *', 'à 08:00, tous les jours', 'at 08:00, every day'],
    [
      '15 9,13,17 * * MON-FRI',
      'à 09:15, 13:15 et 17:15, du lundi au vendredi',
      'at 09:15, 13:15 and 17:15, from Monday to Friday',
    ],
    ['0 9 * * MON', 'à 09:00, le lundi', 'at 09:00, on Mondays'],
    ['0 9 * * SAT,SUN', 'à 09:00, le samedi et le dimanche', 'at 09:00, on Saturdays and Sundays'],
    ['0 9 * * 1,3,5', 'à 09:00, le lundi, le mercredi et le vendredi', 'at 09:00, on Mondays, Wednesdays and Fridays'],
    [
      '0 9 * * 1-3,5-7',
      'à 09:00, du lundi au mercredi et du vendredi au dimanche',
      'at 09:00, from Monday to Wednesday and from Friday to Sunday',
    ],
    ['0 9 * * 1,2', 'à 09:00, le lundi et le mardi', 'at 09:00, on Mondays and Tuesdays'],
    [
      '0 */2 * * *',
      'toutes les 2 heures de 00:00 à 22:00, tous les jours',
      'every 2 hours from 00:00 to 22:00, every day',
    ],
    [
      '15 */4 * * *',
      'toutes les 4 heures de 00:15 à 20:15, tous les jours',
      'every 4 hours from 00:15 to 20:15, every day',
    ],
    ['0 */6 * * *', 'à 00:00, 06:00, 12:00 et 18:00, tous les jours', 'at 00:00, 06:00, 12:00 and 18:00, every day'],
    ['0 */12 * * *', 'à 00:00 et 12:00, tous les jours', 'at 00:00 and 12:00, every day'],
    [
      '30 8-18 * * 1-5',
      'toutes les heures de 08:30 à 18:30, du lundi au vendredi',
      'every hour from 08:30 to 18:30, from Monday to Friday',
    ],
    [
      '0 8-12,14-18 * * 1-5',
      'toutes les heures de 08:00 à 12:00 et de 14:00 à 18:00, du lundi au vendredi',
      'every hour from 08:00 to 12:00 and from 14:00 to 18:00, from Monday to Friday',
    ],
    [
      '0 8-12,14 * * *',
      'toutes les heures de 08:00 à 12:00 et à 14:00, tous les jours',
      'every hour from 08:00 to 12:00 and at 14:00, every day',
    ],
    [
      '0 8-18/2 * * *',
      'toutes les 2 heures de 08:00 à 18:00, tous les jours',
      'every 2 hours from 08:00 to 18:00, every day',
    ],
    [
      '0 1,2,5,7,11 * * *',
      'à 01:00, 02:00, 05:00, 07:00 et 11:00, tous les jours',
      'at 01:00, 02:00, 05:00, 07:00 and 11:00, every day',
    ],
    [
      '0 1,3,4,9,12,20 * * *',
      'à 01:00, 03:00, 04:00, 09:00, 12:00 et 20:00, tous les jours',
      'at 01:00, 03:00, 04:00, 09:00, 12:00 and 20:00, every day',
    ],
    [
      '*/15 9-17 * * 1-5',
      'toutes les 15 minutes de 09:00 à 17:45, du lundi au vendredi',
      'every 15 minutes from 09:00 to 17:45, from Monday to Friday',
    ],
    [
      '*/15 9,14 * * *',
      'toutes les 15 minutes de 09:00 à 09:45 et de 14:00 à 14:45, tous les jours',
      'every 15 minutes from 09:00 to 09:45 and from 14:00 to 14:45, every day',
    ],
    [
      '*/15 */2 * * *',
      'toutes les 15 minutes, une heure sur deux, de 00:00 à 22:45, tous les jours',
      'every 15 minutes, one hour in two, from 00:00 to 22:45, every day',
    ],
    [
      '*/10 1,3,4,9,12,20 * * *',
      'toutes les 10 minutes, dans les heures qui commencent à 01:00, 03:00, 04:00, 09:00, 12:00 et 20:00, tous les jours',
      'every 10 minutes, in the hours beginning at 01:00, 03:00, 04:00, 09:00, 12:00 and 20:00, every day',
    ],
    [
      '5/20 1,3,4,9,12,20 * * *',
      'toutes les 20 minutes à partir de la minute 5, dans les heures qui commencent à 01:00, 03:00, 04:00, 09:00, 12:00 et 20:00, tous les jours',
      'every 20 minutes from minute 5, in the hours beginning at 01:00, 03:00, 04:00, 09:00, 12:00 and 20:00, every day',
    ],
    [
      '5/15 9-17 * * *',
      'toutes les 15 minutes de 09:05 à 17:50, tous les jours',
      'every 15 minutes from 09:05 to 17:50, every day',
    ],
    ['* 9 * * *', 'chaque minute de 09:00 à 09:59, tous les jours', 'every minute from 09:00 to 09:59, every day'],
    ['* 9-17 * * *', 'chaque minute de 09:00 à 17:59, tous les jours', 'every minute from 09:00 to 17:59, every day'],
    ['0-10 9 * * *', 'chaque minute de 09:00 à 09:10, tous les jours', 'every minute from 09:00 to 09:10, every day'],
    ['0-10 * * * *', 'aux minutes 0 à 10 de chaque heure', 'at minutes 0 to 10 of every hour'],
    ['5-20/5 9 * * *', 'à 09:05, 09:10, 09:15 et 09:20, tous les jours', 'at 09:05, 09:10, 09:15 and 09:20, every day'],
    ['5,10,20 * * * *', 'aux minutes 5, 10 et 20 de chaque heure', 'at minutes 5, 10 and 20 of every hour'],
    [
      '5,10,20 9-12 * * *',
      'aux minutes 5, 10 et 20 de chaque heure, de 09:05 à 12:20, tous les jours',
      'at minutes 5, 10 and 20 of every hour, from 09:05 to 12:20, every day',
    ],
    [
      '5,10,20 9,14 * * *',
      'à 09:05, 09:10, 09:20, 14:05, 14:10 et 14:20, tous les jours',
      'at 09:05, 09:10, 09:20, 14:05, 14:10 and 14:20, every day',
    ],
    [
      '5,10,20 8-18/2 * * *',
      'aux minutes 5, 10 et 20, une heure sur deux, de 08:05 à 18:20, tous les jours',
      'at minutes 5, 10 and 20, one hour in two, from 08:05 to 18:20, every day',
    ],
    ['0 9 1 * *', 'à 09:00, le 1er de chaque mois', 'at 09:00, on the 1st of each month'],
    ['0 9 1,15 * *', 'à 09:00, le 1er et le 15 de chaque mois', 'at 09:00, on the 1st and 15th of each month'],
    ['0 9 1-7 * *', 'à 09:00, du 1er au 7 de chaque mois', 'at 09:00, from the 1st to the 7th of each month'],
    [
      '0 9 1-5,15 * *',
      'à 09:00, du 1er au 5 et le 15 de chaque mois',
      'at 09:00, from the 1st to the 5th and on the 15th of each month',
    ],
    [
      '0 9 */2 * *',
      'à 09:00, tous les 2 jours du 1er au 31 de chaque mois',
      'at 09:00, every 2 days from the 1st to the 31st of each month',
    ],
    [
      '0 9 */10 * *',
      'à 09:00, le 1er, le 11, le 21 et le 31 de chaque mois',
      'at 09:00, on the 1st, 11th, 21st and 31st of each month',
    ],
    ['0 9 25 12 *', 'à 09:00, le 25 décembre', 'at 09:00, on 25 December'],
    ['0 9 1 1,7 *', 'à 09:00, le 1er janvier et le 1er juillet', 'at 09:00, on 1 January and 1 July'],
    [
      '0 9 1 1,4,7,10 *',
      'à 09:00, le 1er du mois, en janvier, avril, juillet et octobre',
      'at 09:00, on the 1st of the month, in January, April, July and October',
    ],
    [
      '0 9 1,15 1,7 *',
      'à 09:00, le 1er et le 15 du mois, en janvier et juillet',
      'at 09:00, on the 1st and 15th of the month, in January and July',
    ],
    ['0 9 * 12 *', 'à 09:00, tous les jours, en décembre', 'at 09:00, every day, in December'],
    ['0 9 * 1-3 *', 'à 09:00, tous les jours, de janvier à mars', 'at 09:00, every day, from January to March'],
    [
      '0 9 * 4-6,10-12 *',
      'à 09:00, tous les jours, d’avril à juin et d’octobre à décembre',
      'at 09:00, every day, from April to June and from October to December',
    ],
    [
      '0 9 * 4-6,12 *',
      'à 09:00, tous les jours, d’avril à juin et en décembre',
      'at 09:00, every day, from April to June and in December',
    ],
    [
      '0 9 * 1,8 1-5',
      'à 09:00, du lundi au vendredi, en janvier et août',
      'at 09:00, from Monday to Friday, in January and August',
    ],
    ['* * * 12 *', 'chaque minute, en décembre', 'every minute, in December'],
    ['*/15 * * * 1-5', 'toutes les 15 minutes, du lundi au vendredi', 'every 15 minutes, from Monday to Friday'],
    [
      '0 9 13 * 5',
      'à 09:00, le 13 de chaque mois et aussi le vendredi',
      'at 09:00, on the 13th of each month and also on Fridays',
    ],
    [
      '0 9 13 6 5',
      'à 09:00, le 13 du mois et aussi le vendredi, en juin',
      'at 09:00, on the 13th of the month and also on Fridays, in June',
    ],
    [
      '0 9 1-7 * MON,TUE',
      'à 09:00, du 1er au 7 de chaque mois et aussi le lundi et le mardi',
      'at 09:00, from the 1st to the 7th of each month and also on Mondays and Tuesdays',
    ],
    [
      '0 9 */10 * MON',
      'à 09:00, le lundi, quand c’est le 1er, 11, 21 ou 31 du mois',
      'at 09:00, on Mondays, when it is the 1st, 11th, 21st or 31st of the month',
    ],
    [
      '0 9 */2 * MON',
      'à 09:00, le lundi, quand c’est le 1er, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29 ou 31 du mois',
      'at 09:00, on Mondays, when it is the 1st, 3rd, 5th, 7th, 9th, 11th, 13th, 15th, 17th, 19th, 21st, 23rd, 25th, 27th, 29th or 31st of the month',
    ],
    [
      '0 9 13 * */2',
      'à 09:00, le mardi, le jeudi, le samedi et le dimanche, quand c’est le 13 du mois',
      'at 09:00, on Tuesdays, Thursdays, Saturdays and Sundays, when it is the 13th of the month',
    ],
    ['0 9 1-31 * 5', 'à 09:00, tous les jours', 'at 09:00, every day'],
    ['0 9 29 2 *', 'à 09:00, le 29 février', 'at 09:00, on 29 February'],
    [
      '30 8 1 */3 *',
      'à 08:30, le 1er du mois, en janvier, avril, juillet et octobre',
      'at 08:30, on the 1st of the month, in January, April, July and October',
    ],
    ['0 22 31 * *', 'à 22:00, le 31, les mois qui en ont un', 'at 22:00, on the 31st, in months that have one'],
    [
      '0 9 13 6 */2',
      'à 09:00, le mardi, le jeudi, le samedi et le dimanche, quand c’est le 13 du mois, en juin',
      'at 09:00, on Tuesdays, Thursdays, Saturdays and Sundays, when it is the 13th of the month, in June',
    ],
    [
      '*/7 * * * *',
      'aux minutes 0, 7, 14, 21, 28, 35, 42, 49 et 56 de chaque heure',
      'at minutes 0, 7, 14, 21, 28, 35, 42, 49 and 56 of every hour',
    ],
    [
      '*/7 9-10 * * *',
      'aux minutes 0, 7, 14, 21, 28, 35, 42, 49 et 56 de chaque heure, de 09:00 à 10:56, tous les jours',
      'at minutes 0, 7, 14, 21, 28, 35, 42, 49 and 56 of every hour, from 09:00 to 10:56, every day',
    ],
    ['0,30 9 * * *', 'à 09:00 et 09:30, tous les jours', 'at 09:00 and 09:30, every day'],
    [
      '0,40 9-17 * * *',
      'aux minutes 0 et 40 de chaque heure, de 09:00 à 17:40, tous les jours',
      'at minutes 0 and 40 of every hour, from 09:00 to 17:40, every day',
    ],
    ['*/45 * * * *', 'aux minutes 0 et 45 de chaque heure', 'at minutes 0 and 45 of every hour'],
    [
      '0 9 31 */2,4 *',
      'à 09:00, le 31 du mois, en janvier, de mars à mai, en juillet, en septembre et en novembre',
      'at 09:00, on the 31st of the month, in January, from March to May, in July, in September and in November',
    ],
    [
      '0 9 30 * MON',
      'à 09:00, le 30 de chaque mois et aussi le lundi',
      'at 09:00, on the 30th of each month and also on Mondays',
    ],
    ['0 9 28 * *', 'à 09:00, le 28 de chaque mois', 'at 09:00, on the 28th of each month'],
    [
      '* * 31 * *',
      'chaque minute, le 31, les mois qui en ont un',
      'every minute, on the 31st, in months that have one',
    ],
  ])('%s', (expression, french, english) =>
    expect([describeCron(expression, 'fr'), describeCron(expression, 'en')]).toEqual([french, english]),
  );

  it('gives the same sentence for equivalent spellings', () => {
    for (const [one, other] of [
      ['*/15 * * * *', '0,15,30,45 * * * *'],
      ['0 9 * * MON-FRI', '00  09 * * 1,2,3,4,5'],
      ['0 9 * * 7', '0 9 * * SUN'],
      ['0 9 * JAN *', '0 9 * 1 *'],
      ['0 0-23/2 * * *', '0 */2 * * *'],
    ] as const)
      expect(describeCron(one, 'fr')).toBe(describeCron(other, 'fr'));
  });
  it('gives none for an invalid expression', () =>
    expect([describeCron('0 25 * * *', 'fr'), describeCron('', 'en')]).toEqual([null, null]));
  it('is complete for every valid expression', () => {
    const field = (from: number, through: number) =>
      fc.oneof(
        fc.constant('*'),
        fc.integer({ min: 2, max: through }).map((step) => `*/${step}`),
        fc
          .uniqueArray(fc.integer({ min: from, max: through }), { minLength: 1, maxLength: 8 })
          .map((values) => values.join()),
      );
    fc.assert(
      fc.property(fc.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 7)), (fields) => {
        for (const language of ['fr', 'en'] as const)
          expect(describeCron(fields.join(' '), language)).not.toMatch(/undefined|NaN|null|  |, ,|^,|,$|^$/);
      }),
      { numRuns: 500 },
    );
  });
});

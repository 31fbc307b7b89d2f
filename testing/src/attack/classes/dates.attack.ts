import { clientRoutes, fieldsOf, type Field } from '../kit/api-fields.ts';
import type { AttackClass, Case } from '../kit/attack-class.ts';
import { createOwnedItems, listsAnswer } from '../kit/owned-items.ts';
import type { Random } from '../kit/random.ts';
import { faultOf } from '../kit/target.ts';

const days = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2100-02-29',
  '9999-12-25',
  '9999-12-31',
  '+275760-09-13',
];
const instants = [
  '0000-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2026-02-29T12:00:00Z',
  '2026-03-29T02:30:00+01:00',
  '9999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59.999999999Z',
  '+275760-09-13T00:00:00Z',
];
const zones = ['-01:53', '+14:00', 'Etc/GMT+12', 'Pacific/Apia', 'Antarctica/Troll', '../UTC', 'UTC\0', 'x'.repeat(64)];

const someDay = (random: Random): string =>
  `${String(random.int(10_000)).padStart(4, '0')}-${String(1 + random.int(12)).padStart(2, '0')}-${String(1 + random.int(28)).padStart(2, '0')}`;

const valuesFor = ({ name, schema }: Field, random: Random): readonly string[] => {
  if (schema.format === 'date') return [...days, someDay(random)];
  if (schema.format === 'date-time') return [...instants, `${someDay(random)}T23:59:59-12:00`];
  return name === 'timeZone' ? zones : [];
};

/** Extreme days, instants and zones in every request that takes one: refused or accepted, everything can be read afterwards. */
export const dates: AttackClass = {
  name: 'dates',
  cases: async (random, target) =>
    fieldsOf(await clientRoutes(target), random).flatMap((field) =>
      valuesFor(field, random).map((value): Case => ({
        label: `${field.label} = ${JSON.stringify(value.slice(0, 32))}`,
        attack: async (target) => {
          const ids = field.label.includes('{') ? await createOwnedItems(target) : {};
          const reply = await target.send(field.build(value, ids));
          return faultOf(reply) ?? (reply.status < 400 ? listsAnswer(target) : null);
        },
      })),
    ),
  expect: listsAnswer,
};

import { clientRoutes, fieldsOf, type Field } from '../kit/api-fields.ts';
import type { AttackClass, Case } from '../kit/attack-class.ts';
import { createOwnedItems, listsAnswer } from '../kit/owned-items.ts';
import { faultOf, type Request } from '../kit/target.ts';

const mega = 1_048_576;
/** Invisible characters: texts of them count as empty wherever a text is required. */
const invisible: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200B',
  'three kinds of no width': '\u200B\u2060\uFEFF',
  'a NUL': '\0',
  'a soft hyphen': '\u00AD',
};
const spoken: ReadonlySet<string> = new Set(['content', 'title', 'name', 'firstname', 'transcript']);
const numbers = [-1, 0.5, 2 ** 31, 2 ** 53, 1e21, 1e308];

type Value = Readonly<{ label: string; value: unknown; mustBeRefused: boolean }>;

const valuesFor = ({ name, schema: { type, maxLength = 1_000 } }: Field): readonly Value[] => {
  if (type === 'integer' || type === 'number')
    return numbers.map((value) => ({ label: String(value), value, mustBeRefused: false }));
  if (type !== 'string') return [];
  return [
    { label: 'one character too many', value: 'x'.repeat(maxLength + 1), mustBeRefused: true },
    { label: 'a million letters', value: 'é'.repeat(mega / 2), mustBeRefused: true },
    { label: 'half of a pair', value: '\uD800', mustBeRefused: false },
    ...Object.entries(invisible).map(([label, value]) => ({
      label: `only ${label}`,
      value,
      mustBeRefused: spoken.has(name),
    })),
  ];
};

/** A request line longer than this is cut off, in characters. */
const longestPath = 16_000;

const inFields = (field: Field): readonly Case[] =>
  valuesFor(field).map(({ label, value, mustBeRefused }) => ({
    label: `${field.label}: ${label}`,
    attack: async (target) => {
      const ids = field.label.includes('{') ? await createOwnedItems(target) : {};
      const request = field.build(value, ids);
      const reply = await target.send(request);
      // Refused while being sent: whether the answer arrives before the connection closes is random.
      if (reply.status === 0 && request.path.length > longestPath) return null;
      return faultOf(reply) ?? (mustBeRefused && reply.status < 300 ? `accepted with ${reply.status}` : null);
    },
  }));

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const wide = (width: number): string => `{${Array.from({ length: width }, (_, key) => `"k${key}":0`).join(',')}}`;

const bodies: Readonly<Record<string, Omit<Request, 'path' | 'method'>>> = {
  'a hundred thousand brackets': { body: deep(100_000) },
  'a thousand objects in each other': { body: '{"content":'.repeat(1_000) + '0' + '}'.repeat(1_000) },
  'fifty thousand keys': { body: wide(50_000) },
  'a number of a thousand digits': { body: `{"thoughtId":${'9'.repeat(1_000)}}` },
  'ten megabytes': { body: 'x'.repeat(10 * mega) },
  'no JSON': { body: '{"thoughtId":' },
  'a prototype': { body: '{"__proto__":{"content":"x"},"constructor":{}}' },
  'a header of 60 kB': { body: '{}', headers: { 'X-Long': 'x'.repeat(60_000) } },
  'a key of 10 kB': { body: '{}', headers: { 'Idempotency-Key': 'k'.repeat(10_000) } },
  'another charset': { body: '{}', headers: { 'Content-Type': 'application/json; charset=utf-7' } },
};

/** Too long, too deep, too many, or invisible. */
export const sizes: AttackClass = {
  name: 'sizes',
  cases: async (random, target) => {
    const routes = await clientRoutes(target);
    const withBody = routes.filter(({ body }) => body !== null);
    return [
      ...fieldsOf(routes, random).flatMap(inFields),
      ...withBody.flatMap(
        ({ method, path }) =>
          Object.entries(bodies).map(([label, more]) => ({
            label: `${method} ${path}: ${label}`,
            attack: async ({ send }) => faultOf(await send({ method, path, ...more })),
          })) satisfies readonly Case[],
      ),
    ];
  },
  expect: async (target) => ((await target.isUp()) ? listsAnswer(target) : 'the server does not answer any more'),
};

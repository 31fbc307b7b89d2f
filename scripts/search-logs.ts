import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `node scripts/search-logs.ts FOLDER`: fails when a log line of any test server contains personal words or secrets.

/** Words the tests write, say or call themselves by, and the shapes of secrets. */
const neverLogged: Readonly<Record<string, RegExp>> = {
  'an access token': /eyJ[\w-]{10,}\.eyJ/,
  'a refresh token, a link or a cookie': /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/,
  'a code': /(?<![\w.:-])\d{6}(?![\w.:-])/,
  'a mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a telephone number': /\+\d[\d ]{7,}\d/,
  'a password of the tests': /cerisier|pas-le-bon-mot/i,
  'a name of the tests': /\b(?:Claire|Camille|Inès|Agnès|Dubois|Maëlle|Luthi[eè]re)\b/,
  'what somebody wrote or said': /pensée \d|à Paul|conférence|boulangerie|grand-mère|jardin|cœur|Ce qui est/i,
};

const folder = process.argv[2] ?? 'results/logs';
const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{')),
);
const found = lines.flatMap((line) =>
  Object.entries(neverLogged).flatMap(([what, shape]) => (shape.test(line) ? [`${what}: ${line.slice(0, 300)}`] : [])),
);

console.log(`${lines.length} lines of ${files.length} logs searched`);
for (const finding of found.slice(0, 20)) console.log(`logged: ${finding}`);
if (lines.length === 0)
  console.log('there is nothing to search: servers of the tests no longer write their logs there');
process.exitCode = found.length > 0 || lines.length === 0 ? 1 : 0;

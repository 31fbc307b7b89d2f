import { parseArgs } from 'node:util';
import { attackClasses, runAttack } from './run-attack.ts';

/** `npm run attack -- --seed 7 --only dates,sizes --case 'weekly'`: exit code 1 when anything did not hold. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    case: { type: 'string', default: '' },
    most: { type: 'string', default: 'Infinity' },
  },
});
const wanted = values.only.split(',').filter((name) => name !== '');
const unknown = wanted.filter((name) => !attackClasses.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No class of attack is called ${unknown.join(', ')}.\n`);
  process.exit(2);
}

process.stdout.write(`seed ${values.seed}\n`);
for (const attackClass of attackClasses.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const begun = performance.now();
  const options = { seed: Number(values.seed), most: Number(values.most), only: new RegExp(values.case) };
  const { name, tried, failures } = await runAttack(attackClass, options);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  process.stdout.write(
    `${name.padEnd(14)} ${tried} tried, ${tried - failures.length} passed, ${failures.length} failed in ${seconds} s\n`,
  );
  for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

import { writeSync } from 'node:fs';
import { openStores } from './open-stores.ts';
import { planStep, writers } from './write-plan.ts';

// Writes until it is killed. Prints `T` before each step and `A` once it is acknowledged; a line in a pipe outlives its writer.
const [dir = '', run = '0'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);
const stores = openStores(dir);

const write = async (writer: number): Promise<never> => {
  for (let seq = 0; ; seq += 1) {
    say(`T ${writer} ${seq}`);
    const { revision, position } = await stores.perform(planStep({ run: Number(run), writer, seq }));
    say(`A ${writer} ${seq} ${revision} ${position}`);
  }
};

// Ends with the parent process.
process.stdin.resume().on('end', () => process.exit());
await Promise.race(Array.from({ length: writers }, (_, writer) => write(writer)));

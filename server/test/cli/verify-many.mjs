// `node verify-many.mjs VERIFIER ARCHIVE KEY OFFSETS`: changes one byte at a time, and prints what the verifier says of each as a line of JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [verifier, archive, key, offsets] = process.argv.slice(2);
const whole = readFileSync(archive);
const write = process.stdout.write.bind(process.stdout);

for (const [turn, at] of JSON.parse(offsets).entries()) {
  const changed = Buffer.from(whole);
  changed[at] ^= 1 + (at % 255);
  writeFileSync(`${archive}.changed`, changed);
  const said = [];
  process.argv = [process.execPath, verifier, `${archive}.changed`, ...(key === '' ? [] : ['--key', key])];
  process.exitCode = 0;
  process.stdout.write = (words) => said.push(String(words)) > 0;
  await import(`${pathToFileURL(verifier).href}?${turn}`);
  process.stdout.write = write;
  write(`${JSON.stringify({ at, code: process.exitCode, said: said.join('') })}\n`);
}
process.exitCode = 0;

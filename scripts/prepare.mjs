// Runs before `npm start` and `npm test`, on any Node from 18: installs and builds what is missing or stale, and prints nothing otherwise.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules', '.ecrin');
const bins = join(root, 'node_modules', '.bin');

const filesIn = (path) => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/[\\/](node_modules|dist|test)[\\/]/.test(file))
    .sort();
};

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const stampOf = (name) => (existsSync(join(stamps, name)) ? readFileSync(join(stamps, name), 'utf8') : '');
const stamp = (name, hash) => {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), hash);
};

/** `what`: said where it takes long. */
const run = (command, args, what) => {
  if (what) process.stdout.write(`${what}…\n`);
  const environment = { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH ?? ''}` };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\n${what ?? command} failed.\n`);
  process.exit(1);
};

const install = () => {
  const lock = hashOf([join(root, 'package-lock.json')]);
  if (existsSync(bins) && stampOf('installed') === lock) return;
  // Already installed as in the lockfile: only records that.
  if (!isInstalled()) run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing dependencies (once, about a minute)');
  stamp('installed', lock);
};

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm leaves a copy of the lockfile behind, without the workspaces and this project's own entry. */
const isInstalled = () => {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const [wanted, found] = [packagesIn(join(root, 'package-lock.json')), packagesIn(hidden)];
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      !name.startsWith('node_modules/') || link || optional || found[name]?.version === version,
  );
};

/** The inputs of a built app: its own files, shared ones, and the lockfile. */
const sharedSources = ['ui', 'browser', 'contracts', 'domain'].map((name) => join(root, name, 'src'));
const buildOne = (front) => {
  const folder = join(root, front);
  if (!existsSync(join(folder, 'vite.config.ts'))) return;
  const files = [folder, ...sharedSources, join(root, 'scripts')].flatMap(filesIn);
  const hash = hashOf([...files, join(root, 'package-lock.json')]);
  if (existsSync(join(folder, 'dist', 'index.html')) && stampOf(front) === hash) return;
  run(
    'node',
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', folder, '--logLevel', 'warn'],
    `Building ${front}`,
  );
  stamp(front, hash);
};

install();
if (!process.argv.includes('--install-only')) {
  run('node', ['--disable-warning=ExperimentalWarning', join(root, 'server/src/typescript/strip-types.mjs')]);
  ['web', 'admin'].forEach(buildOne);
}

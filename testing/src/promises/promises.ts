/** The command is run as it is written, on the data of a real server: `beside` it while it serves, or once it has `stopped`. */
type RunAsWritten = Readonly<{ run: 'beside' | 'stopped'; says: RegExp }>;
/** Another spec does what the command does: its file, and words of it that show where. */
type KeptElsewhere = Readonly<{ spec: string; words: string }>;
/** No spec runs it: why. */
type NotRun = Readonly<{ notRun: string }>;
export type Keeping = RunAsWritten | KeptElsewhere | NotRun;

const crash = 'testing/src/crash/server/backup.crash.spec.ts';
const npmStart = { spec: 'server/test/process/npm-start.int.spec.ts', words: `['start', '--ignore-scripts']` };
const asRestored = { spec: crash, words: 'server.start({ DATA_DIR: restored })' };
const attack = { spec: 'testing/src/attack/attack.crash.spec.ts', words: 'runAttack(attackClass, { seed: 1' };
const aSuite = { notRun: 'it runs the suite, or a part of it' };
const measures = { notRun: 'it measures: no test is timed' };
const needsContainers = {
  notRun: 'no container engine where the suite runs; compose.unit.spec.ts checks what it starts',
};
const verifiesLog = { spec: 'server/test/cli/verify-log.int.spec.ts', words: `'--silent', 'verify-log'` };
const migrates = { spec: 'server/test/migration/migrate.server.spec.ts', words: 'migrate-command.ts' };
const verifiesCertificate = {
  spec: 'server/test/cli/verify-certificate.int.spec.ts',
  words: 'verify-certificate-command.ts',
};

const importsFile = { spec: 'server/test/cli/import-file.int.spec.ts', words: 'import-command.ts' };
const verifiesExport = { spec: 'server/test/cli/verify-export.int.spec.ts', words: 'verify-export-command.ts' };

const replays = {
  'npm run --silent replay -- goal-statistics': /"of":"goal-statistics".*"from":null/u,
  'npm run --silent replay -- goal-statistics --as-of 2026-10-31 --format csv': /as of 2026-10-31T23:59:59\.999Z/u,
  'npm run --silent replay -- goal-statistics --from 2026-10-01 --to 2026-10-31':
    /"from":"2026-10-01","to":"2026-10-31"/u,
  'npm run --silent replay -- goal-statistics --what-if target=3': /"target":3,/u,
  'npm run --silent replay -- goal-statistics --rows groups': /"kind":"group"/u,
  'npm run --silent replay -- thread --as-of 2026-10-31': /"of":"thread"/u,
  'npm run replay -- goal-statistics': /"of":"goal-statistics".*"from":null/u,
  'npm run replay -- NAME': /"of":"thought-card"[^]*"kind":"document"/u,
};

/** Every command that the documents name, and what keeps it true. */
export const promises: Readonly<Record<string, Keeping>> = {
  'npm start': npmStart,
  'npm test': aSuite,
  'npm run dev': { notRun: 'it watches files until it is ended; what it starts is `npm start`’s' },
  'npm run format': { notRun: 'it changes the sources; the suite checks that nothing is left for it to do' },
  "ADMIN_EMAIL=alix@exemple.fr ADMIN_PASSWORD='…' npm start": {
    spec: 'server/test/admin/sign-in/first-admin.int.spec.ts',
    words: 'ADMIN_EMAIL',
  },
  'ROLES=api npm start': { spec: 'server/test/config/config.unit.spec.ts', words: 'ROLES' },

  'npm run backup': { run: 'beside', says: /^Backup \S+: events/mu },
  'npm run restore': { spec: crash, words: `['restore']` },
  'npm run restore -- --rehearse': { run: 'beside', says: /^\S+: 1 thought read, .* \d+ s$/mu },
  'npm run backup -- --to /mnt/disk/ecrin --keys-to /mnt/key/ecrin': { spec: crash, words: `'--keys-to', keys` },
  'DATA_DIR=./restored npm run restore -- /mnt/disk/ecrin --keys /mnt/key/ecrin': {
    spec: crash,
    words: `'--keys', keys`,
  },
  'DATA_DIR=./restored npm start': asRestored,
  'BACKUPS_TO=/mnt/disk/ecrin BACKUP_KEYS_TO=/mnt/key/ecrin npm start': { spec: crash, words: 'BACKUP_EVERY_HOURS' },
  'BACKUPS_TO=s3://my-bucket/ecrin BACKUP_S3_ENDPOINT=https://s3.example.org BACKUP_S3_ACCESS_KEY_ID=… BACKUP_S3_SECRET_ACCESS_KEY=… npm start':
    { spec: 'server/test/backup/bucket.server.spec.ts', words: 'restoreBackup' },

  'npm run verify-log': {
    run: 'beside',
    says: /^Whole: \d+ acts? of administrators are as they were recorded/mu,
  },
  'DATA_DIR=./restored npm run verify-log': verifiesLog,

  ...Object.fromEntries(Object.entries(replays).map(([command, says]) => [command, { run: 'beside', says } as const])),
  'npm run replay': { run: 'beside', says: /^Name what to replay:/mu },
  'npm run projections': { run: 'stopped', says: /^thought-card {2}version .* documents 1 /mu },
  'npm run projections -- rebuild': { run: 'stopped', says: /^thought-card {2}version .* documents 1 /mu },
  'npm run projections -- retry [name]': { run: 'stopped', says: /^thought-card {2}version .* parked 0$/mu },
  'npm run workflows': { run: 'stopped', says: /^No workflow was set aside\.$/mu },
  'npm run grant -- create-orbs EMAIL': { run: 'stopped', says: /^create-orbs is granted to this client\.$/mu },
  'npm run import -- FILE --for EMAIL': {
    run: 'stopped',
    says: /^journal\.csv: daylio, 2 entries$[^]*^Nothing was kept\. /mu,
  },
  'npm run import -- FILE --for EMAIL --yes': importsFile,
  'npm run import -- FILE --for EMAIL --me NAME --yes': importsFile,
  'npm run verify-certificate -- FILE': verifiesCertificate,
  'npm run verify-certificate -- FILE --key PUBLICKEY': verifiesCertificate,
  'npm run verify-export -- FILE': verifiesExport,
  'node verify.mjs ecrin-2026-11-28.zip --key PUBLICKEY': verifiesExport,
  'npm run verify-export -- FILE --key PUBLICKEY': verifiesExport,
  'npm run move': migrates,
  'npm run move -- --to fleet': migrates,
  'npm run move -- --to folder': migrates,

  'npm run attack': attack,
  'npm run attack -- --seed 7 --only dates,sizes': attack,
  "npm run attack -- --seed 7 --only dates --case 'POST /goals startDay'": attack,
  'npm run bench': measures,
  'npm run bench -- create-thought': measures,
  'npm run bench -- --against memos=http://localhost:5230': measures,
  'npm run bench:chat': measures,
  'npm run bench:help': measures,
  'npm run bench:import': measures,
  'npm run bench:search': measures,
  'npm run bench:speech': measures,
  'npm run bench:understanding': measures,
  'npm run train-labels': {
    notRun: 'it writes the weights of the repository; the floors they reach are held by a spec',
  },
  'npm run train-help': { notRun: 'it writes the weights of the repository; the floors they reach are held by a spec' },
  'npm run record-histories <its name>': { notRun: 'it writes a sample of the repository, once for each workflow' },
  'npm run test:browsers': aSuite,
  'npm run test:crash': aSuite,
  'npm run test:e2e': aSuite,
  'npm run test:fleet': aSuite,
  'npm run test:layout': aSuite,
  'npm run test:servers': aSuite,
  'npm run test:linear-time': aSuite,
  'npm run test:round-trip': aSuite,
  'npm run types': aSuite,
  'npm run messages': { notRun: 'it writes source files; the suite runs it with --check' },
  'npm run record-histories': { notRun: 'it writes source files, which the suite replays' },
  'npm run test:specs': aSuite,

  'cp .env.example .env && chmod 600 .env': { spec: 'server/test/config/compose.unit.spec.ts', words: '.env.example' },
  'docker compose up --build --detach': needsContainers,
  'docker compose ps': needsContainers,
  'docker compose run --rm projections node server/src/cli/projections-command.ts rebuild': needsContainers,
};

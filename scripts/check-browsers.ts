import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lackingUses } from './browsers/uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What some supported browsers lack and the apps use all the same, and why they may. */
const covered: Readonly<Record<string, string>> = {
  'Promise.withResolvers': 'loaded where it is missing: browser/src/page/polyfills.ts',
  '<fieldset popover>': 'loaded where it is missing: browser/src/page/polyfills.ts',
  '<button popovertarget>': 'loaded where it is missing: browser/src/page/polyfills.ts',
  '<button popovertargetaction>': 'loaded where it is missing: browser/src/page/polyfills.ts',
  '<dialog closedby>': 'without it a tap outside does not close; Escape and the buttons do',
  'StorageManager.estimate': 'called where it is there; without it room is found out by writing',
  'PublicKeyCredential.getClientCapabilities': 'called where it is there; without it the passkey is tried',
  'AuthenticationExtensionsPRFOutputs.results': 'without it the lock opens by its code',
  'AuthenticationExtensionsPRFValues.first': 'without it the lock opens by its code',
  'Navigator.share': 'without it the person is told so, and can copy instead',
  'Navigator.canShare': 'without it a picture is downloaded',
};

const uses = lackingUses(`${root}web/tsconfig.json`, (file) =>
  /\/(web|admin|ui|browser|contracts|domain)\/src\//.test(file),
);
const used = new Set(uses.map(({ feature }) => feature));

for (const { feature, at, lackedBy } of uses) {
  if (feature in covered) continue;
  console.log(`${relative(root, at)}: ${feature} is not in ${lackedBy.join(', ')}`);
  process.exitCode = 1;
}
for (const feature of Object.keys(covered).filter((each) => !used.has(each))) {
  console.log(`scripts/check-browsers.ts: ${feature} is used nowhere, or every supported browser has it`);
  process.exitCode = 1;
}

import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientRowModel, type ClientRowDocument } from '#client-row/client-row.model.ts';
import { listClients } from '#client-row/list-clients.query.ts';

const now = '2026-01-02T09:00:00.000Z';

let stores: EmbeddedStores;
beforeEach(async () => {
  stores = await openEmbeddedStores();
});
afterEach(() => stores.dispose());

const named = (firstname: string, lastname: string, city: string): ClientRowDocument => ({
  ownerId: '',
  clientId: firstname,
  firstname,
  lastname,
  city,
  email: null,
  emailProved: false,
  phone: null,
  language: 'fr',
  referralCode: '',
  deactivated: firstname === 'Alix',
  erasure: 'none',
  erasureDueAt: null,
  thoughts: 0,
  goals: 0,
  registeredAt: now,
  seenAt: now,
  nameKey: `${firstname} ${lastname}`.toLowerCase(),
  reversedKey: `${lastname} ${firstname}`.toLowerCase(),
  innerKey1: null,
  innerKey2: null,
  innerKey3: null,
  emailKey: null,
  phoneKey: null,
});

it.each([
  ['elodei', ['Elodie']],
  ['eldoie martin', ['Elodie']],
  ['martni', ['Elodie']],
  ['ledoie', []],
  ['leodie', ['Elodie']],
  ['Élodei', ['Elodie']],
  ['elx', []],
  ['alyx', ['Alix']],
] as const)('given « %s », which nobody is called, then whoever is called nearly so is found: %j', async (q, found) => {
  const store = await stores.models.open(clientRowModel);
  const rows = [named('Elodie', 'Martin', 'Lyon'), named('Alix', 'Perrin', 'Metz'), named('Denis', 'Roy', 'Pau')];
  await store.commit({ checkpoint: 1, writes: rows.map((doc) => ({ id: doc.clientId, doc, position: 1 })) });
  const page = await listClients(stores.models)({ q, order: 'seen', limit: 25, now });
  if ('refused' in page) throw new Error(page.refused);
  expect([page.items.map(({ firstname }) => firstname), page.total]).toEqual([found, found.length]);
  // Of a filter only who fits it.
  const open = await listClients(stores.models)({ q, standing: 'deactivated', order: 'seen', limit: 25, now });
  expect('items' in open && open.items.map(({ firstname }) => firstname)).toEqual(
    found.filter((name) => name === 'Alix'),
  );
});

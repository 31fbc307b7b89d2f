import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startEventStoreDbProcess } from '#servers/event-store-db-process.ts';
import { openFaultyProxy, type FaultyProxy } from '#servers/faulty-proxy.ts';
import { freePort } from '#servers/free-port.ts';
import { mongoFolder, noMongo } from '#servers/mongo-server.ts';
import { startSupervisedMongo } from '#servers/supervised-mongo.ts';
import { noTemporal, startTemporal } from '#servers/temporal-server.ts';

/** Why a fleet cannot be started; null: it can. Part of a skipped test's name. */
export const noFleet: string | null = noMongo ?? noTemporal('dev');

export const dependencyNames = ['events', 'models', 'workflows'] as const;
export type DependencyName = (typeof dependencyNames)[number];

/** The servers a fleet depends on. `lines`: a proxy for each, which can disconnect or go silent; null for a server that is given by its address. */
export type Dependencies = Readonly<{
  environment: Readonly<Record<'EVENTSTORE_URL' | 'MONGODB_URL' | 'MONGODB_DATABASE' | 'TEMPORAL_ADDRESS', string>>;
  lines: Readonly<Record<DependencyName, FaultyProxy | null>>;
  close: () => Promise<void>;
}>;

type Part = Readonly<{ url: string; line: FaultyProxy | null; close: () => Promise<void> }>;

const behindLine = async (
  address: string,
  urlOf: (address: string) => string,
  stop: () => Promise<void>,
): Promise<Part> => {
  const line = await openFaultyProxy(address);
  return { line, url: urlOf(line.address), close: () => line.close().then(stop) };
};
const given = (url: string | undefined): Part | null =>
  url ? { url, line: null, close: async () => undefined } : null;

/** EventStoreDB at `EVENTSTORE_URL`, else its fake. */
const events = async (): Promise<Part> => {
  const own = given(process.env['EVENTSTORE_URL']);
  if (own) return own;
  const { address, stop } = await startEventStoreDbProcess();
  return behindLine(address, (line) => `esdb://${line}?tls=false`, stop);
};

const models = async (): Promise<Part> => {
  const own = given(process.env['MONGODB_URL']);
  if (own) return own;
  const folder = await mongoFolder();
  const server = await startSupervisedMongo(await freePort(), folder);
  return behindLine(
    new URL(server.url).host,
    (line) => `mongodb://${line}/?directConnection=true`,
    async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  );
};

const workflows = async (): Promise<Part> => {
  const { address, stop } = await startTemporal();
  return behindLine(address, (line) => line, stop);
};

/** The servers of one fleet only. */
export const startDependencies = async (): Promise<Dependencies> => {
  const [first, second, third] = await Promise.all([events(), models(), workflows()]);
  return {
    environment: {
      EVENTSTORE_URL: first.url,
      MONGODB_URL: second.url,
      MONGODB_DATABASE: `ecrin-${randomUUID().slice(0, 8)}`,
      TEMPORAL_ADDRESS: third.url,
    },
    lines: { events: first.line, models: second.line, workflows: third.line },
    close: async () => void (await Promise.all([first, second, third].map(({ close }) => close()))),
  };
};

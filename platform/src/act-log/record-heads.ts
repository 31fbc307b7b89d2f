import { actLogStream, type ActLogHeadRecorded } from '@ecrin/domain/act-log/act-log.events.ts';
import type { Events } from '#event-sourcing/events.ts';
import type { Clock, Ids } from '#ports/clock.ts';
import { EventStoreFault, type EventStore, type StoredEvent } from '#ports/event-store.ts';
import { digestOf, firstLink, isAct, linkOf, proofOf } from './act-chain.ts';

type Parts = Readonly<{
  /** As they are stored: sealed. */
  log: Pick<EventStore, 'readAll' | 'readStream'>;
  events: Pick<Events, 'append'>;
  key: Uint8Array;
  clock: Clock;
  ids: Ids;
}>;

/** Of the last head. `waiting`: acts since, `after`: the position up to which the log was read for them. */
type Chain = {
  revision: number | null;
  count: number;
  link: string;
  proof: string;
  after: number;
  waiting: Readonly<{ id: string; digest: string }>[];
};

/** So many acts are in one head at most: it stays far below the size of an event. */
const mostLinks = 1_000;

const waitingOf = (act: StoredEvent) => ({ id: act.id, digest: digestOf(act) });

/** Acts before the head’s own place that were recorded while it was made. */
const actsBefore = async (log: Parts['log'], position: number, lastId: string) => {
  const acts: Readonly<{ id: string; digest: string }>[] = [];
  for await (const event of log.readAll({ after: position, direction: 'backward' })) {
    if (event.id === lastId) break;
    if (isAct(event)) acts.unshift(waitingOf(event));
  }
  return acts;
};

const openChain = async (log: Parts['log']): Promise<Chain> => {
  for await (const event of log.readStream(actLogStream, { direction: 'backward', max: 1 })) {
    const { count, links, lastId, proof } = event.data as ActLogHeadRecorded['data'];
    const waiting = await actsBefore(log, event.position, lastId);
    return { revision: event.revision, count, link: links.at(-1) ?? firstLink, proof, after: event.position, waiting };
  }
  return { revision: null, count: 0, link: firstLink, proof: '', after: 0, waiting: [] };
};

const headOf = (chain: Chain, { key, clock }: Pick<Parts, 'key' | 'clock'>): ActLogHeadRecorded => {
  const acts = chain.waiting.slice(0, mostLinks);
  const links: string[] = [];
  for (const { digest } of acts) links.push(linkOf(links.at(-1) ?? chain.link, digest));
  const data = {
    count: chain.count + acts.length,
    links,
    lastId: acts.at(-1)?.id ?? '',
    recordedAt: clock.now().toISOString(),
  };
  return {
    type: 'ActLogHeadRecorded',
    data: { ...data, proof: proofOf(key, chain.proof, data) },
    private: null,
  };
};

const appendHead = async (chain: Chain, parts: Parts): Promise<void> => {
  const event = headOf(chain, parts);
  const commandId = parts.ids.next();
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: null,
    actor: 'system:act-log',
    ownerId: null,
    occurredAt: event.data.recordedAt,
    timeZone: 'UTC',
    schemaVersion: 1,
  };
  const { revision } = await parts.events.append(actLogStream, chain.revision ?? 'no-stream', [
    { id: parts.ids.next(), event, metadata },
  ]);
  const { count, links, proof } = event.data;
  Object.assign(chain, { revision, count, link: links.at(-1) ?? chain.link, proof });
  chain.waiting.splice(0, links.length);
};

/** Everything up to the end of the log, and a head whenever one is full. */
const readOn = async (chain: Chain, parts: Parts): Promise<void> => {
  for await (const event of parts.log.readAll({ after: chain.after })) {
    if (isAct(event)) chain.waiting.push(waitingOf(event));
    chain.after = event.position;
    if (chain.waiting.length === mostLinks) await appendHead(chain, parts);
  }
  while (chain.waiting.length > 0) await appendHead(chain, parts);
};

const isOvertaken = (fault: unknown): boolean => fault instanceof EventStoreFault && fault.kind === 'wrong-revision';

/**
 * Records how far the chain of administrators’ acts reaches, where there are acts since the last head. The log is read once from its last head on, and from then on only
 * what is new. Another process may have recorded the same: then nothing is recorded here.
 */
export const createActLog = (parts: Parts) => {
  let chain: Chain | null = null;
  return {
    recordHead: async (): Promise<void> => {
      try {
        chain ??= await openChain(parts.log);
        await readOn(chain, parts);
      } catch (fault) {
        chain = null;
        if (!isOvertaken(fault)) throw fault;
      }
    },
  };
};

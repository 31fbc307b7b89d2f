import { setTimeout as pause } from 'node:timers/promises';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';

export type Written = ReturnType<typeof writtenThought>;

/** The writers' records: what was acknowledged, and what is uncertain. */
export type Ledger = Readonly<{ acknowledged: Map<string, Written>; unknown: Map<string, Written> }>;
export const emptyLedger = (): Ledger => ({ acknowledged: new Map(), unknown: new Map() });

const keyOf = ({ thoughtId }: Written): Readonly<Record<string, string>> => ({
  'Idempotency-Key': `write/${thoughtId}`,
});

export const write = async (client: ApiClient, written: Written, ledger: Ledger): Promise<void> => {
  ledger.unknown.set(written.thoughtId, written);
  const { status, body } = await client.call('POST', '/thoughts', { body: written, headers: keyOf(written) });
  if (status >= 500) return;
  if (status >= 300) throw new Error(`a thought was refused with ${status}: ${JSON.stringify(body)}`);
  ledger.unknown.delete(written.thoughtId);
  ledger.acknowledged.set(written.thoughtId, written);
};

/** Writes until `stopped`, also while the server is down. */
const writers = 32;
export const writeUntilStopped = (client: ApiClient, ledger: Ledger, stopped: AbortSignal): Promise<unknown> =>
  Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let round = 0; !stopped.aborted; round += 1) {
        const written = writtenThought(`Pensée ${round} de la plume ${writer}`);
        await write(client, written, ledger).catch(pauseWhenUnreachable);
      }
    }),
  );

const pauseWhenUnreachable = async (fault: unknown): Promise<void> => {
  if (!(fault instanceof TypeError)) throw fault;
  await pause(400);
};

/** Retries with the same key and the same thought, as a device's outbox would: until each is acknowledged. */
export const retryUnknown = async (client: ApiClient, ledger: Ledger): Promise<void> => {
  const left = [...ledger.unknown.values()];
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let written = left.pop(); written; written = left.pop()) {
        await write(client, written, ledger);
        if (ledger.unknown.has(written.thoughtId)) left.push(written);
      }
    }),
  );
};

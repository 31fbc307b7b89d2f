import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createClosing } from '#closing.ts';
import { createLog } from '#observability/create-log.ts';
import { openStores } from '#storage/open-stores.ts';
import { countQuotations } from '../find-quotations.ts';
import type { CountOrder } from './count-quoted.ts';

/** On Linux each thread has a priority of its own: everybody else goes first. */
const leastPriority = 19;

const { config, ...asked } = workerData as CountOrder;
setPriority(leastPriority);
const closing = createClosing(createLog(config));
const others = { isFirst: false, writesModels: false };
const { events } = await openStores(config, { clock: systemClock, closing, others });
parentPort?.postMessage(await countQuotations(events, asked), []);
await closing.closeAll();

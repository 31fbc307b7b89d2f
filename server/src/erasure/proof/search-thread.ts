import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { searchEach } from './search-each.ts';
import { searchPlace, type SearchOrder } from './search-place.ts';

/** On Linux each thread has a priority of its own: everybody else goes first. */
const leastPriority = 19;

const order = workerData as SearchOrder;
setPriority(leastPriority);
const places = await searchEach({ config: order.config, search: (place) => searchPlace(place, order), pause });
parentPort?.postMessage(places, []);

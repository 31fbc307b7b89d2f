import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { erasurePlaces, type SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { searchPlace, type SearchOrder } from './search-place.ts';

/** On Linux each thread has a priority of its own: everybody else goes first. */
const leastPriority = 19;

const order = workerData as SearchOrder;
setPriority(leastPriority);
const places: SearchedPlace[] = [];
for (const place of erasurePlaces) places.push(await searchPlace(place, order));
parentPort?.postMessage(places, []);

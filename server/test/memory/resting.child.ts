import { setTimeout as pause } from 'node:timers/promises';
import { collectAtRest } from '#memory/collect-at-rest.ts';

/** Of which nothing is used any more: as a burst leaves it behind. */
const leaveGarbage = (): void => {
  const lists = Array.from({ length: 300 }, () => Array.from({ length: 20_000 }, (_, index) => index + 0.5));
  if (lists.length === 0) throw new Error('nothing was made');
};
const heapMb = (): number => process.memoryUsage().heapTotal / 1_000_000;

collectAtRest(100);
leaveGarbage();
const busy = heapMb();
await pause(1_500);
console.log(JSON.stringify({ busy, rested: heapMb() }));

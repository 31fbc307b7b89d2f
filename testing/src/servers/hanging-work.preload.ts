// Loaded before a server's program (`--import`), in each of its threads: in the thread beside the API, a text with this word is analysed without end.
import { isMainThread, workerData } from 'node:worker_threads';

const word = 'interminable';
// oxlint-disable-next-line typescript/unbound-method -- called with the text below
const { toLowerCase } = String.prototype;

// Threads of libraries are given other data, or none.
if (!isMainThread && workerData && 'lastRequest' in workerData)
  // oxlint-disable-next-line no-extend-native -- stands for a fault that nobody knows yet, in whatever reads a text
  String.prototype.toLowerCase = function endless(): string {
    while (this.includes(word) && new Error('here').stack?.includes('/analyst/'));
    return toLowerCase.call(this);
  };

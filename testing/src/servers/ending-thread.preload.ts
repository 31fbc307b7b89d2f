// Loaded before a server's program (`--import`), in each of its threads: a message over IPC to the main thread ends the thread beside the API by a fault.
import { BroadcastChannel, isMainThread, workerData } from 'node:worker_threads';

const channel = new BroadcastChannel('ending-thread');
channel.unref();

if (isMainThread)
  process.on('message', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window, not of a channel between threads
    channel.postMessage('end');
  });
// Threads of libraries are given other data, or none.
else if (workerData && 'lastRequest' in workerData)
  channel.addEventListener('message', () => {
    throw new Error('ended by a test');
  });

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// Its own connection in its own thread; `passive` checkpoints what it can without blocking.
const db = new DatabaseSync(String(workerData), { timeout: 0 });
const checkpoint = db.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', () => {
  checkpoint.all();
  parentPort?.postMessage('done', []);
});

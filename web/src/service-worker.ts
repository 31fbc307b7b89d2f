// What the generated service worker imports beside its own shell.
import './push-worker/push-worker.ts';
import './share-worker/share-worker.ts';

// Imported by the generated service worker in addition to its own code.
import './push-worker/push-worker.ts';
import './share-worker/share-worker.ts';

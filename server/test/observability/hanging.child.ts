import { watchForHangs } from '#observability/watch-for-hangs.ts';

// Arguments: the hang limit in seconds, and how long the event loop is blocked, in ms.
const [seconds = 0, ms = 0] = process.argv.slice(2).map(Number);
watchForHangs(seconds);
const until = Date.now() + ms;
while (Date.now() < until);

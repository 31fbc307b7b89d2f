import { watchForHangs } from '#observability/watch-for-hangs.ts';

// Is watched for so many seconds of standing still, and then stands still for so many ms.
const [seconds = 0, ms = 0] = process.argv.slice(2).map(Number);
watchForHangs(seconds);
const until = Date.now() + ms;
while (Date.now() < until);

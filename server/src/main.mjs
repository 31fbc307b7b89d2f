// JavaScript, and before anything is loaded: three names of `node:http` would load the library behind `fetch` wherever that module is imported, 5 MB. Who needs it asks the global scope.
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) delete http[name];
await import('./run.ts');

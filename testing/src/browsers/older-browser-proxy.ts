import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Removes interfaces that Safari 16.4 lacks; runs before every script of the page. Popovers are part of the engine: WebKit has a switch for them. */
const withoutTheNew = `
delete Promise.withResolvers;
delete URL.parse;
delete URLSearchParams.prototype.size;
if (globalThis.StorageManager) delete StorageManager.prototype.estimate;
`;

/** The first script of a page. */
const firstScript = new URL('../../../web/public/before-app.js', import.meta.url);

/** A proxy in front of a local server that makes the browser look like an older one to the page. */
export const openOlderBrowserProxy = async (port: number, target: number): Promise<() => Promise<void>> => {
  const passOn = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { method, url: path, headers } = asked;
    const passed = request({ host: 'localhost', port: target, method, path, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const script = withoutTheNew + (await readFile(firstScript, 'utf8'));
  const server = createServer((asked, answer) => {
    if (/\/before-app[^/]*\.js$/u.test(asked.url ?? ''))
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else passOn(asked, answer);
  });
  server.on('upgrade', (asked: IncomingMessage, caller: Socket, head: Buffer) => {
    const called = connect({ host: 'localhost', port: target }, () => {
      const lines = asked.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : `${name}: ${all[index + 1]}`));
      called.write(`${[`GET ${asked.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      called.write(head);
      caller.pipe(called).pipe(caller);
    });
    caller.on('error', () => called.destroy());
    called.on('error', () => caller.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};

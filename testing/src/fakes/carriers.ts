import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { MailMessage, PhoneMessage } from '@ecrin/platform/ports/courier.ts';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export const mail: MailMessage = {
  channel: 'mail',
  to: 'claire@exemple.fr',
  subject: 'Votre code Écrin',
  text: 'Été, 123456',
  html: '<p>Été, 123456</p>',
};
export const phone = (channel: PhoneMessage['channel']): PhoneMessage => ({
  channel,
  to: '+33612345678',
  text: 'Votre code Écrin : 123456',
  code: '123456',
  language: 'fr',
});

export type Received = Readonly<{ from: string; to: readonly string[]; raw: string }>;

/** A mail server on loopback that stores what it receives. */
export const mailServer = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = [];
  const keep = async (
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerSession['envelope'],
    done: () => void,
  ): Promise<void> => {
    const raw = await text(stream);
    received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) => void keep(stream, envelope, done),
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type Posted = Readonly<{ path: string; authorization: string | undefined; body: unknown }>;

/** An HTTP service on loopback that stores what it receives; `status` null: it never answers. */
export const postServer = async (status: () => number | null) => {
  const posted: Posted[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    posted.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)),
    });
    const code = status();
    // Its answer quotes the number, as such services do.
    if (code !== null)
      response.writeHead(code, { Location: '/elsewhere' }).end('{"error":"+33612345678 is not allowed"}');
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    posted,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

import { createServer, type Server } from 'node:http';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { writtenThought } from '@ecrin/testing/kits/api-client.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

type Attribute = Readonly<{ key: string; value: Readonly<Record<string, string | number | boolean>> }>;
type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: readonly Attribute[];
}>;

/** A fake OpenTelemetry collector, for JSON. */
const startCollector = async () => {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      bodies.push(body);
      keys.push([request.url, request.headers['x-key']]);
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${port}`, spans, bodies, keys, close: () => server.close() };
};

const words = 'le secret que personne ne doit lire';

describe('a server with metrics and traces', () => {
  let [server, claire]: [TestServer, SignedInClient] = [] as never;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let metricsPort: number;
  const thought = writtenThought(words);
  beforeAll(async () => {
    collector = await startCollector();
    metricsPort = await freePort();
    server = await startTestServer({
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b',
      ROLES: 'api,projections',
    });
    claire = await registerTestClient(server, 'claire');
    const { status } = await sendRequest(server, 'POST /api/client/thoughts', { token: claire.token, body: thought });
    if (status >= 300) throw new Error(String(status));
    await sendRequest(server, `GET /api/client/thoughts?q=secret`, { token: claire.token });
    await sendRequest(server, `GET /api/client/thoughts/${systemIds.next()}`, { token: claire.token });
  });
  afterAll(async () => {
    await server.remove();
    collector.close();
  });
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const valueOf = (text: string, name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );

  it('serves metrics on a separate port, and not on the API’s', async () => {
    await expect
      .poll(async () => valueOf(await metrics(), 'ecrin_projection_behind{model="thought-card"}'), { timeout: 10_000 })
      .toBe(0);
    const text = await metrics();
    expect(valueOf(text, 'ecrin_request_seconds_count{route="/api/client/thoughts",method="POST",status="200"}')).toBe(
      1,
    );
    expect(
      valueOf(text, 'ecrin_request_seconds_count{route="/api/client/thoughts/:thoughtId",method="GET",status="404"}'),
    ).toBe(1);
    expect(valueOf(text, 'ecrin_events_appended_total{category="thought"}')).toBe(1);
    expect(text).toContain('ecrin_step_seconds_count{step="command",of="writeThought",outcome="done"} 1');
    expect(text).toMatch(/ecrin_step_seconds_count\{step="projection",of="thought-card",outcome="done"\} \d/);
    expect([
      valueOf(text, 'ecrin_ready'),
      valueOf(text, 'ecrin_dependency_answers{dependency="events"}'),
      valueOf(text, 'ecrin_projection_parked{model="thought-card"}'),
    ]).toEqual([1, 1, 0]);
    expect([valueOf(text, 'ecrin_sockets_connected'), valueOf(text, 'ecrin_passwords_under_way')]).toEqual([0, 0]);
    expect(valueOf(text, 'ecrin_messages_waiting')).toBeGreaterThanOrEqual(0);
    expect((await sendRequest(server, 'GET /metrics')).text).not.toContain('ecrin_');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    for (const label of [words, claire.userId, claire.email, thought.thoughtId]) expect(text).not.toContain(label);
  });

  it('exports the trace of a request, with its events and projections, without personal words', async () => {
    const asked = await sendRequest(server, 'POST /api/client/thoughts', {
      token: claire.token,
      body: writtenThought(words),
    });
    const trace = String(asked.headers.get('X-Request-Id')).replaceAll('-', '');
    const named = (name: string) => collector.spans.find((span) => span.traceId === trace && span.name === name);
    await expect.poll(() => named('projection thought-card'), { timeout: 15_000 }).toBeDefined();
    await expect.poll(() => named('POST /api/client/thoughts'), { timeout: 15_000 }).toBeDefined();
    const [request, command, append] = ['POST /api/client/thoughts', 'command writeThought', 'append thought'].map(
      named,
    );
    expect([command?.parentSpanId, append?.parentSpanId]).toEqual([request?.spanId, command?.spanId]);
    expect(request?.attributes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['ecrin.route', 'ecrin.status', 'ecrin.correlationId']),
    );
    expect(collector.keys[0]).toEqual(['/v1/traces', 'a=b']);
    for (const secret of [words, 'secret', claire.email, claire.token, 'cerisier'])
      expect(collector.bodies.join('')).not.toContain(secret);
  });

  it('continues the caller’s trace, or starts one when its header is invalid', async () => {
    const trace = 'abcdef0123456789abcdef0123456789';
    await sendRequest(server, 'GET /api/client/me', {
      token: claire.token,
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    await sendRequest(server, 'GET /api/client/me', { token: claire.token, headers: { traceparent: words } });
    await expect
      .poll(() => collector.spans.find(({ traceId }) => traceId === trace), { timeout: 15_000 })
      .toMatchObject({ parentSpanId: '00f067aa0ba902b7', name: 'GET /api/client/me' });
    expect(collector.bodies.join('')).not.toContain(words);
  });

  it('serves metrics of a process without the API, too', async () => {
    const port = await freePort();
    const worker = await startTestServer({
      METRICS_PORT: String(port),
      ROLES: 'projections,workflows',
      SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
      EMBEDDING_MODEL_URL: 'off',
    });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect([
      valueOf(text, 'ecrin_ready'),
      valueOf(text, 'ecrin_workflows_parked'),
      valueOf(text, 'ecrin_workflows_stuck'),
      valueOf(text, 'ecrin_messages_waiting'),
    ]).toEqual([1, 0, 0, 0]);
    expect(text).not.toContain('ecrin_sockets_connected');
    expect((await sendRequest(worker, 'GET /readyz')).status).toBe(200);
    expect((await sendRequest(worker, 'GET /metrics')).status).toBe(404);
    await worker.remove();
  });

  it('writes log lines that link a request to its effects', async () => {
    const { headers } = await sendRequest(server, 'POST /api/client/thoughts', {
      token: claire.token,
      body: writtenThought(words),
    });
    const requestId = String(headers.get('X-Request-Id'));
    await expect
      .poll(
        () =>
          server
            .logged()
            .split('\n')
            .filter((line) => line.includes(requestId))
            .map((line) => (JSON.parse(line) as { step?: string; msg: string }).step ?? 'request'),
        { timeout: 10_000 },
      )
      .toEqual(expect.arrayContaining(['request', 'command', 'projection']));
    expect(server.logged()).not.toContain(words);
  });
});

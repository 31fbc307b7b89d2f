import type { Instrument, InstrumentAttributes, InstrumentedStep } from '@ecrin/platform/instrumentation/instrument.ts';
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** Spans for every step. `nextTraceId`: of the trace that begins next. What a request causes later (a projection, a trigger) is in its trace. */
export const createTraceInstrument =
  (tracer: Tracer, nextTraceId: (id: string) => void): Instrument =>
  (step, work) => {
    const parent = parentOf(step);
    if (step.name === 'request' && step.correlationId && !trace.getSpan(parent))
      nextTraceId(traceIdOf(step.correlationId));
    return tracer.startActiveSpan(
      nameOf(step),
      { kind: step.name === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL, attributes: attributesOf(step) },
      parent,
      (span) => runInSpan(span, step, work),
    );
  };

/** Continues the caller's trace; work triggered later continues the trace of its request; the rest becomes a child of the active span. */
const parentOf = ({ name, caller = '', correlationId }: InstrumentedStep): Context => {
  if (name === 'request') {
    const [, traceId, spanId] = traceparent.exec(caller) ?? [];
    return traceId && spanId ? remote(traceId, spanId) : ROOT_CONTEXT;
  }
  if (!correlationId || !isUuid.test(correlationId)) return context.active();
  const traceId = traceIdOf(correlationId);
  return remote(traceId, traceId.slice(16));
};

const remote = (traceId: string, spanId: string): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

/** In the W3C format; an id of zeros is none. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const traceIdOf = (correlationId: string): string => correlationId.replaceAll('-', '');

const runInSpan = async <Result>(
  span: Span,
  step: InstrumentedStep,
  work: (note: (facts: InstrumentAttributes) => void) => Promise<Result>,
): Promise<Result> => {
  try {
    return await work((facts) => {
      span.setAttributes(prefixed(facts));
      if (step.name === 'request') span.updateName(`${step.of} ${String(facts['route'])}`);
    });
  } catch (fault) {
    // The message of a fault may hold a person's words: only its kind is recorded.
    span.setStatus({ code: SpanStatusCode.ERROR, message: fault instanceof Error ? fault.name : typeof fault });
    throw fault;
  } finally {
    span.end();
  }
};

const nameOf = ({ name, of }: InstrumentedStep): string => (name === 'request' ? of : `${name} ${of}`);

const attributesOf = ({ attributes = {}, correlationId }: InstrumentedStep): InstrumentAttributes =>
  prefixed({ ...attributes, ...(correlationId === undefined ? {} : { correlationId }) });

const prefixed = (facts: InstrumentAttributes): InstrumentAttributes =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`ecrin.${name}`, value]));

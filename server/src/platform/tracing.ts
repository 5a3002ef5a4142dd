import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { observeStatements } from './db/statements.ts';

interface RequestTrace {
  readonly span: Span;
  readonly context: Context;
}

/**
 * Sends a span for each request, and for each statement that it waits for, to a collector that speaks OTLP over HTTP.
 * Names are patterns of routes and texts of statements: neither holds an id or a value.
 */
export function openTracing(collectorUrl: string) {
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl}/v1/traces` });
  const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer('lakou');
  const current = new AsyncLocalStorage<RequestTrace>();
  const traces = new WeakMap<FastifyRequest, RequestTrace>();

  const stopObserving = observeStatements(({ text, ms }) => {
    const request = current.getStore();
    if (!request) return;
    const end = Date.now();
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const name = text.trim().split(/\s+/, 1)[0] ?? 'statement';
    tracer
      .startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }, request.context)
      .end(end);
  });

  return {
    traceRequests(app: FastifyInstance): void {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'lakou.request.id': request.id,
        };
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          ROOT_CONTEXT,
        );
        const started = { span, context: trace.setSpan(ROOT_CONTEXT, span) };
        traces.set(request, started);
        current.run(started, done);
      });
      // The body arrives by events of the connection, which know nothing of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const started = traces.get(request);
        if (started) current.run(started, done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = traces.get(request)?.span;
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    /** Sends what has not been sent yet. */
    async close(): Promise<void> {
      stopObserving();
      await provider.shutdown();
    },
  };
}

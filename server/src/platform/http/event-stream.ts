import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that comes in pieces: server-sent events as the HTML standard defines them. */
export type EventStream = {
  emit(event: string, data: unknown): void;
  /** The last event. */
  end(event: string, data: unknown): void;
  /** Whether something was sent, so that a status can no longer be. */
  isOpen(): boolean;
};

export function acceptsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(request.headers.accept ?? '');
}

/** Takes the reply over with its first event; until then an ordinary answer can still be sent. */
export function createEventStream(reply: FastifyReply): EventStream {
  let open = false;
  const write = (event: string, data: unknown) => {
    if (!open) {
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      open = true;
    }
    if (!reply.raw.writableEnded) reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    emit: write,
    end(event, data) {
      write(event, data);
      reply.raw.end();
    },
    isOpen: () => open,
  };
}

/** Aborts when the client disconnects before the answer is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

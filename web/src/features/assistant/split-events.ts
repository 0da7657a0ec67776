type Piece = { event: string; data: unknown };

/** Splits server-sent events as they arrive; the rest is kept until it is complete. */
export function splitEvents(buffer: string): { pieces: Piece[]; rest: string } {
  const blocks = buffer.split('\n\n');
  const rest = blocks.pop() ?? '';
  const pieces = blocks.flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return event && data ? [{ event, data: JSON.parse(data) as unknown }] : [];
  });
  return { pieces, rest };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StandInServer = {
  /** Without a path. */
  origin: string;
  /** Hangs up on everybody who is still waiting. */
  close(): Promise<void>;
};

/**
 * Answers requests on loopback in place of somebody else's service. A client that hangs up in the middle of a request gets
 * no answer, as with a real one; whatever else goes wrong in `answer` counts as a fault.
 */
export async function startStandInServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown> | unknown,
): Promise<StandInServer> {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

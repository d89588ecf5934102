import type { IncomingMessage } from 'node:http';

/**
 * Ends the connection of a call that is not there as a whole by then. Node has one such limit for all calls of a server
 * (`requestTimeout`), which has to leave time for the slowest one.
 */
export function limitArrival(call: IncomingMessage, milliseconds: number): void {
  if (!('content-length' in call.headers || 'transfer-encoding' in call.headers)) return;
  const end = setTimeout(() => {
    if (!call.complete) call.socket.destroy();
  }, milliseconds);
  end.unref();
  call.once('close', () => clearTimeout(end));
}

import type { IncomingMessage } from 'node:http';
import { largeBody } from './createRoute';

/** Bytes a second. A photograph that comes more slowly would not be there in time. */
const slowest = 2048;

/** Seconds for which a sender may be silent, as a line of the field is: what came faster before does not add to it. */
const longestPause = 60;

/** Seconds between two looks. */
const interval = 10;

interface Arriving extends Pick<IncomingMessage, 'headers' | 'complete' | 'readableLength'> {
  socket: Pick<IncomingMessage['socket'], 'bytesRead' | 'destroy'>;
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Ends the connection of a call that is not there as a whole by then, or whose sender is so slow that it only holds a place. Node has one
 * limit for all calls of a server (`requestTimeout`), which has to leave time for the slowest one.
 */
export function limitArrival(call: Arriving, milliseconds: number): void {
  if (!('content-length' in call.headers || 'transfer-encoding' in call.headers)) return;
  const drop = () => {
    if (!call.complete) call.socket.destroy();
  };
  const end = setTimeout(drop, milliseconds);
  let before = call.socket.bytesRead;
  let credit = longestPause;
  const watch = setInterval(() => {
    const { bytesRead } = call.socket;
    credit = Math.min(longestPause, credit + (bytesRead - before) / slowest - interval);
    before = bytesRead;
    // What has come and is not read yet is the service's delay, not the sender's.
    if (call.readableLength > 0) credit = longestPause;
    if (credit <= 0) drop();
  }, interval * 1000);
  // A small one holds no place.
  if (Number(call.headers['content-length'] ?? largeBody + 1) <= largeBody) clearInterval(watch);
  end.unref();
  watch.unref();
  call.once('close', () => {
    clearTimeout(end);
    clearInterval(watch);
  });
}

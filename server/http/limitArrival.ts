import type { IncomingMessage } from 'node:http';
import { largeBody } from './createRoute';

/**
 * The rate is in bytes a second, and is checked every `interval` seconds; at a lower rate, a photograph would
 * not arrive in time. A sender may be silent for `longestPause` seconds, as happens on a bad line in the
 * forest; a higher rate before the silence does not extend this.
 */
const slowest = 2048;
const longestPause = 60;
const interval = 10;

interface Arriving extends Pick<IncomingMessage, 'headers' | 'complete' | 'readableLength'> {
  socket: Pick<IncomingMessage['socket'], 'bytesRead' | 'destroy'>;
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * The connection is ended if the call is not complete after `milliseconds`, or if the sender is so slow that
 * it only occupies a slot. Node's own limit (`requestTimeout`) is the same for all calls of a server, so it
 * must allow for the slowest one.
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
    // Bytes that arrived and are not read yet are the service's delay, not the sender's.
    if (call.readableLength > 0) credit = longestPause;
    if (credit <= 0) drop();
  }, interval * 1000);
  // A small body occupies no slot.
  if (Number(call.headers['content-length'] ?? largeBody + 1) <= largeBody) clearInterval(watch);
  end.unref();
  watch.unref();
  call.once('close', () => {
    clearTimeout(end);
    clearInterval(watch);
  });
}

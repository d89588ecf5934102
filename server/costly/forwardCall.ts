import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { errorCodeOf } from '../domain/errorCode';
import { failureEnvelope } from '../http/envelope';
import { unavailable } from '../http/failure';
import { acceptedLanguage } from '../texts/language';

/**
 * The header carries the address of the caller's connection. A header of this name that the caller has sent
 * is not forwarded.
 */
export const connectionAddress = 'x-connection-address';

/**
 * These headers concern one connection and not the message (RFC 9110, 7.6.1). An answer with `Connection:
 * close` is forwarded with it.
 */
const ofConnection = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
const leftOutOfCalls = new Set([...ofConnection, connectionAddress]);
const leftOutOfAnswers = new Set([...ofConnection, 'transfer-encoding']);

function headersOf({ rawHeaders }: IncomingMessage, left: ReadonlySet<string>): string[] {
  return rawHeaders.filter((_, index) => !left.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));
}

/**
 * Answers are passed on as they arrive. If the caller disconnects, the call at `socketPath` is ended, too; if
 * no answer comes, the call fails with 503. Both servers must keep all headers of a call (`maxHeadersCount =
 * 0`): without its length, a body would be read as the next call on a shared connection.
 * @param onAway is called when no server listens at the socket
 */
export function forwardTo(socketPath: string, onAway: () => void): RequestListener {
  const agent = new Agent({ keepAlive: true });

  return (call, response) => {
    const { method, url: path, socket } = call;
    const headers = [connectionAddress, socket.remoteAddress ?? '', ...headersOf(call, leftOutOfCalls)];
    const forwarded = request({ socketPath, agent, method, path, headers });
    let isAnswered = false;
    forwarded.once('response', (answer) => {
      isAnswered = true;
      const more = answer.headers.connection === 'close' ? ['Connection', 'close'] : [];
      response.writeHead(answer.statusCode ?? 502, [...headersOf(answer, leftOutOfAnswers), ...more]);
      pipeline(answer, response, () => undefined);
    });
    forwarded.on('error', (failure) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(errorCodeOf(failure) ?? '')) onAway();
      if (!isAnswered) respondUnavailable(call, response);
    });
    // The call's own socket is watched, because the answer of a pipelined call has no connection yet.
    const leave = () => forwarded.destroy();
    socket.once('close', leave);
    forwarded.once('close', () => {
      socket.off('close', leave);
      call.unpipe(forwarded);
      call.resume();
    });
    if ('content-length' in call.headers || 'transfer-encoding' in call.headers) {
      // The headers are sent now, because the body may be refused unread.
      forwarded.flushHeaders();
      call.pipe(forwarded);
    } else forwarded.end();
  };
}

function respondUnavailable({ headers }: IncomingMessage, response: ServerResponse): void {
  const failure = unavailable();
  const body = JSON.stringify(failureEnvelope(failure, acceptedLanguage(headers['accept-language'])));
  response.writeHead(failure.status, { 'Content-Type': 'application/json', ...failure.headers }).end(body);
}

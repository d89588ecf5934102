import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { failureEnvelope } from '../http/envelope';
import { unavailable } from '../http/failure';
import { languageOf } from '../texts/language';

/** Carries the address of the caller's connection. A caller's own header of this name is not passed on. */
export const connectionAddress = 'x-connection-address';

/** Headers that concern one connection and not the message (RFC 9110, 7.6.1); `Connection: close` is passed back. */
const ofConnection = new Set(['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'upgrade']);

function headersOf({ rawHeaders }: IncomingMessage, left: ReadonlySet<string>): string[] {
  return rawHeaders.filter((_, index) => !left.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));
}

const leftOutOfCalls = new Set([...ofConnection, connectionAddress]);
const leftOutOfAnswers = new Set([...ofConnection, 'transfer-encoding']);

/**
 * Passes calls on to the server at `socketPath` and its answers back as they come. Who leaves ends the call there, too;
 * where nobody answers it is 503.
 */
export function forwardTo(socketPath: string) {
  const agent = new Agent({ keepAlive: true });

  return (call: IncomingMessage, response: ServerResponse): void => {
    const headers = headersOf(call, leftOutOfCalls);
    headers.push(connectionAddress, call.socket.remoteAddress ?? '');
    const forwarded = request({ socketPath, agent, method: call.method, path: call.url, headers });
    let isAnswered = false;
    forwarded.once('response', (answer) => {
      isAnswered = true;
      const more = answer.headers.connection === 'close' ? ['Connection', 'close'] : [];
      response.writeHead(answer.statusCode ?? 502, [...headersOf(answer, leftOutOfAnswers), ...more]);
      pipeline(answer, response, () => undefined);
    });
    forwarded.on('error', () => {
      if (isAnswered) return;
      // The rest of the body is not passed on, and the connection cannot carry another call before its end.
      call.unpipe(forwarded);
      call.resume();
      respondUnavailable(call, response);
    });
    response.once('close', () => {
      if (!response.writableFinished) forwarded.destroy();
    });
    call.pipe(forwarded);
  };
}

function respondUnavailable({ headers }: IncomingMessage, response: ServerResponse): void {
  const failure = unavailable();
  const body = JSON.stringify(failureEnvelope(failure, languageOf(headers['accept-language'])));
  response.writeHead(failure.status, { 'Content-Type': 'application/json', ...failure.headers }).end(body);
}

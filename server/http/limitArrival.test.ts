import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { limitArrival } from './limitArrival';

let server: Server;

/**
 * Sends text to a service that reads no body and answers later than the limit.
 * @returns what is answered until the connection ends
 */
async function answerTo(text: string): Promise<string> {
  server = createServer((call, response) => {
    limitArrival(call, 20);
    setTimeout(() => response.end('whole'), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

afterEach(() => server.close());

const head = 'PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 10\r\n\r\n';

it('ends the connection of a call that does not arrive', async () => {
  expect(await answerTo(`${head}12345`)).toBe('');
});

it('leaves a call alone that has arrived and is answered late', async () => {
  expect(await answerTo(`${head}1234567890`)).toMatch(/whole$/);
});

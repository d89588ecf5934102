// The service runs as by `npm start`, or by the command `serve`, with one word in place of the portal, whose
// build is not tested here.
import type { RequestListener } from 'node:http';
import { runService } from '../start/runService';

const portal = async (): Promise<RequestListener> => (request, response) => {
  if (request.url === '/broken') void Promise.reject(new Error('values of a statement'));
  else if (request.url !== '/stalled') response.end('portal');
  // The call gets no answer, and a silence that has a limit gets a short one: a test cannot wait for minutes.
  else if (request.socket.timeout) request.socket.setTimeout(50);
};

await runService(portal, process.argv[2] === 'demo');

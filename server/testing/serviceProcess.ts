// The service as `npm start` runs it, with one word in place of the portal: its build is not what the tests are about.
import { runService } from '../runService';

await runService(async () => (request, response) => {
  if (request.url !== '/stalled') response.end('portal');
  // No answer, and where silence has a limit a short one: a test cannot wait for minutes.
  else if (request.socket.timeout) request.socket.setTimeout(50);
});

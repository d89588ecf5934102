// The service as `npm start` runs it, with one word in place of the portal: its build is not what the tests are about.
import { runService } from '../runService';

await runService(async () => (_request, response) => {
  response.end('portal');
});

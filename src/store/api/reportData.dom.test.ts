import { mockError, mockNetworkError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { requestReport } from './reportData';

setupMockService();

const { signal } = new AbortController();

it('asks in the name of the link, in the language of the page', async () => {
  document.documentElement.lang = 'de';
  const calls = mockResponse('get', '/stack/A%2F1/report-data', { stack: 'whatever was sent' });
  await expect(requestReport('A/1', 'link-token', signal)).resolves.toEqual({
    data: { stack: 'whatever was sent' },
  });
  expect(calls).toEqual([expect.objectContaining({ authorization: 'Bearer link-token', language: 'de' })]);
});

it("hands on the service's own words when it refuses", async () => {
  mockError('get', '/stack/1001/report-data', 401, 'The link has expired.');
  const { error } = await requestReport('1001', 'old', signal);
  expect(error).toMatchObject({ kind: 'refused', status: 401, message: 'The link has expired.' });
});

it('tells no network and a page that has gone apart', async () => {
  mockNetworkError('get', '/stack/1001/report-data');
  const { error } = await requestReport('1001', 'token', signal);
  expect(error?.kind).toBe('network');
  const gone = await requestReport('1001', 'token', AbortSignal.abort());
  expect(gone.error?.kind).toBe('cancelled');
});

import { HttpResponse, http } from 'msw';
import { buildSession, buildToken } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import {
  apiBase,
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import { storeSession } from '@/store/session/session';
import { createStore } from '@/store/store';
import { cancelDownload, type DownloadRequest, selectDownload, startDownload } from './downloads';
import { signOut } from './signOut';

setupMockService();
afterEach(() => storeSession(null));

const archive: DownloadRequest = { kind: 'archive', body: { stackIds: ['stack-1'] } };
const url = `${apiBase}/stack/download-archive`;

function openStore() {
  const ports = buildPorts();
  return { store: createStore(ports, buildSession()), ports };
}

/** A download that gives its bytes when the test says so. */
function holdsBack(headers: Record<string, string> = {}) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  mockService.use(http.put(url, () => new HttpResponse(body, { headers })));
  return {
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error('connection lost')),
  };
}

/** Waits until the store shows something. */
function shown(store: ReturnType<typeof createStore>, isShown: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => isShown() && resolve();
    store.subscribe(check);
    check();
  });
}

it('is over when the browser cannot take the file', async () => {
  mockService.use(http.put(url, () => new HttpResponse('zip bytes')));
  const { store, ports } = openStore();
  ports.saveFile.mockImplementation(() => {
    throw new Error('no memory');
  });
  await expect(store.dispatch(startDownload(archive))).rejects.toThrow('no memory');
  expect(selectDownload(store.getState())).toBeNull();
});

it('saves the file under the name that the service gives', async () => {
  const headers = {
    'Content-Disposition': "attachment; filename*=UTF-8''m%C3%A5ling.zip",
    'Content-Type': 'application/zip',
  };
  mockService.use(http.put(url, () => new HttpResponse('zip bytes', { headers })));
  const { store, ports } = openStore();
  await store.dispatch(startDownload(archive));
  const [file, name] = ports.saveFile.mock.calls[0] ?? [];
  expect(name).toBe('måling.zip');
  expect(await file?.text()).toBe('zip bytes');
  expect(file?.type).toBe('application/zip');
  expect(selectDownload(store.getState())).toBeNull();
});

it.each<[DownloadRequest, string, string]>([
  [archive, '/stack/download-archive', 'archive.zip'],
  [
    { kind: 'csv', body: { measurementCardId: 'card', stackIds: ['a'] } },
    '/stack/download-accumulated-csv',
    'accumulated.csv',
  ],
  [
    { kind: 'csvFromFilter', body: { measurementCardId: 'card', departmentIds: ['rold'] } },
    '/stack/download-accumulated-csv-from-filter',
    'accumulated.csv',
  ],
])('has a name of its own: %j', async (request, path, fileName) => {
  const bodies: unknown[] = [];
  mockService.use(
    http.put(`${apiBase}${path}`, async ({ request: call }) => {
      bodies.push(await call.json());
      return new HttpResponse('x');
    }),
  );
  const { store, ports } = openStore();
  await store.dispatch(startDownload(request));
  expect(bodies).toEqual([request.body]);
  expect(ports.saveFile).toHaveBeenCalledWith(expect.any(Blob), fileName);
});

it('shows how far it has come, and lets no second one begin', async () => {
  const download = holdsBack({ 'Content-Length': '10' });
  const { store, ports } = openStore();
  const first = store.dispatch(startDownload(archive));
  expect(selectDownload(store.getState())).toEqual({ kind: 'archive', received: 0, total: null });
  download.send('12345');
  await shown(store, () => selectDownload(store.getState())?.received === 5);
  expect(selectDownload(store.getState())?.total).toBe(10);
  await store.dispatch(startDownload({ kind: 'csv', body: { measurementCardId: 'card', stackIds: [] } }));
  download.send('67890');
  download.end();
  await first;
  expect(ports.saveFile).toHaveBeenCalledTimes(1);
});

it('saves nothing when it is cancelled, and says nothing', async () => {
  const download = holdsBack();
  const { store, ports } = openStore();
  const running = store.dispatch(startDownload(archive));
  download.send('12345');
  await shown(store, () => selectDownload(store.getState())?.received === 5);
  store.dispatch(cancelDownload());
  await running;
  expect(selectDownload(store.getState())).toBeNull();
  expect(ports.saveFile).not.toHaveBeenCalled();
  expect(ports.notifyFailure).not.toHaveBeenCalled();
});

it('stops with the session: nothing of the former person is saved', async () => {
  const download = holdsBack();
  mockResponse('post', '/auth/logout', null);
  const { store, ports } = openStore();
  const running = store.dispatch(startDownload(archive));
  download.send('12345');
  await shown(store, () => selectDownload(store.getState())?.received === 5);
  store.dispatch(signOut());
  expect(await running).toBe(false);
  expect(ports.saveFile).not.toHaveBeenCalled();
  expect(ports.notifyFailure).not.toHaveBeenCalled();
});

it('saves no half file when the connection breaks', async () => {
  const download = holdsBack();
  const { store, ports } = openStore();
  const running = store.dispatch(startDownload(archive));
  download.send('12345');
  await shown(store, () => selectDownload(store.getState())?.received === 5);
  download.fail();
  await running;
  expect(ports.saveFile).not.toHaveBeenCalled();
  expect(ports.notifyFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
});

it('tells what the service says, and never the network twice', async () => {
  mockError('put', '/stack/download-archive', 404, 'A stack does not exist any more');
  const { store, ports } = openStore();
  await store.dispatch(startDownload(archive));
  expect(ports.notifyFailure.mock.calls).toEqual([
    [expect.objectContaining({ message: 'A stack does not exist any more' })],
  ]);
  mockNetworkError('put', '/stack/download-archive');
  await store.dispatch(startDownload(archive));
  expect(ports.notifyFailure).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'network' }));
});

it('refreshes a refused session like any other call', async () => {
  const token = buildToken({ id: 'second' });
  mockResponse('post', '/auth/refresh-token', { token, refreshToken: 'refresh-second' });
  mockService.use(
    http.put(url, ({ request }) =>
      request.headers.get('authorization') === `Bearer ${token}`
        ? new HttpResponse('zip')
        : HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 401 }),
    ),
  );
  const { store, ports } = openStore();
  await store.dispatch(startDownload(archive));
  expect(ports.saveFile).toHaveBeenCalledTimes(1);
});

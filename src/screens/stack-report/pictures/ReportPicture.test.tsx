import { act, screen, within } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import type { ReadReportImage } from '@/screens/stack-report/data/readReport';
import { ReadinessProvider, useIsReady } from '@/screens/stack-report/readiness/readiness';
import { ReportPicture } from './ReportPicture';

const mark = { x: 400, y: 300, radius: 50, value: 26.44 };
const closeup: ReadReportImage = {
  file: 'CloseupImage',
  width: 800,
  height: 600,
  dataUrl: 'data:image/png;base64,iVBORw0KGgoAAAAASUVORK5CYII=',
  overlays: [
    { title: 'Log ends', unit: null, marks: [{ ...mark, value: null }] },
    { title: 'Diameters', unit: 'Inches', marks: [mark, { ...mark, x: 3000, value: 99 }] },
  ],
};

function Readiness() {
  return <p>{useIsReady() ? 'ready' : 'waiting'}</p>;
}

interface Decoding {
  come: (width: number, height: number) => Promise<void>;
  fail: (width?: number, height?: number) => Promise<void>;
}

/** jsdom decodes nothing, so the test decides how decoding ends and in which size the browser shows the picture. */
function decoding(): Decoding {
  let settle = { resolve: () => undefined, reject: (_: unknown) => undefined };
  const natural = { width: 0, height: 0 };
  const decoded = new Promise<void>((resolve, reject) => {
    settle = { resolve: () => void resolve(), reject: (why) => void reject(why) };
  });
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: () => decoded },
    naturalWidth: { configurable: true, get: () => natural.width },
    naturalHeight: { configurable: true, get: () => natural.height },
  });
  return {
    come: (width, height) => {
      Object.assign(natural, { width, height });
      return act(async () => settle.resolve());
    },
    fail: (width = 0, height = 0) => {
      Object.assign(natural, { width, height });
      return act(async () => settle.reject(new DOMException('', 'EncodingError')));
    },
  };
}

function renderPicture(image: ReadReportImage | null) {
  return renderUi(
    <ReadinessProvider>
      <ReportPicture title="Close-up" image={image} />
      <Readiness />
    </ReadinessProvider>,
  );
}

afterEach(() => jest.useRealTimers());

const legend = () =>
  within(screen.getByRole('list', { name: 'Shown on the image' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const drawn = (container: Element, viewBox: string) => [
  ...container.querySelectorAll(`img ~ svg[viewBox="${viewBox}"]`),
];

it('shows a picture with the outlines and numbers that lie on it, and says what they are', async () => {
  const picture = decoding();
  const { container } = renderPicture(closeup);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();

  await picture.come(1600, 1200);
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Close-up' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Close-up' })).toHaveAttribute('src', closeup.dataUrl);
  expect(legend()).toEqual(['Log ends 1 marked', 'Diameters (in) 1 marked']);
  const [outlines, numbers, ...others] = drawn(container, '0 0 800 600');
  expect(others).toEqual([]);
  expect(outlines?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M350 300a50 50/));
  expect([...(numbers?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '26.4',
  ]);
});

it('draws in the pixels of what is shown where its file turns the picture', async () => {
  const picture = decoding();
  const { container } = renderPicture(closeup);
  await picture.come(600, 800);
  expect(drawn(container, '0 0 600 800')).toHaveLength(2);
});

it('needs no legend without overlays', async () => {
  const picture = decoding();
  renderPicture({ ...closeup, overlays: [] });
  await picture.come(800, 600);
  expect(screen.getByRole('img', { name: 'Close-up' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('says that a picture is broken, and does not wait for it', async () => {
  const picture = decoding();
  const { container } = renderPicture(closeup);
  await picture.fail();
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.getByText(/its file is damaged or too large/)).toBeVisible();
  expect(drawn(container, '0 0 800 600')).toEqual([]);
  expect(container.querySelector('[data-gap]')).toBeInTheDocument();
});

it('shows a picture that there was no memory to decode in advance', async () => {
  const picture = decoding();
  renderPicture(closeup);
  await picture.fail(8000, 6000);
  expect(await screen.findByText('ready')).toBeVisible();
  expect(legend()).toHaveLength(2);
});

it('shows no half of a picture as if it were the whole', async () => {
  renderPicture({ ...closeup, dataUrl: 'data:image/png;base64,iVBORw0KGgo=' });
  expect(screen.getByText(/its file is damaged or too large/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await screen.findByText('ready')).toBeVisible();
});

it('waits ten seconds, and still shows a picture that comes later', async () => {
  jest.useFakeTimers();
  const picture = decoding();
  renderPicture(closeup);
  await act(() => jest.advanceTimersByTimeAsync(9900));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('ready')).toBeVisible();
  expect(screen.getByText(/was not ready in time/)).toBeVisible();
  await picture.come(800, 600);
  expect(screen.queryByText(/was not ready in time/)).not.toBeInTheDocument();
  expect(legend()).toHaveLength(2);
});

it('is not late any more once it came', async () => {
  jest.useFakeTimers();
  const picture = decoding();
  renderPicture(closeup);
  await picture.come(800, 600);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(legend()).toHaveLength(2);
});

it.each([
  'https://elsewhere.example/picture.png',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html;base64,PGI+',
  'data:image/png,raw',
  '',
])('fetches nothing for %p', async (dataUrl) => {
  const { container } = renderPicture({ ...closeup, dataUrl });
  expect(screen.getByText(/it is neither a PNG nor a JPEG/)).toBeVisible();
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(await screen.findByText('ready')).toBeVisible();
});

it('says that the stack has no such picture', () => {
  renderPicture(null);
  expect(screen.getByRole('heading', { name: 'Close-up' })).toBeVisible();
  expect(screen.getByText('No image was taken.')).toBeVisible();
});

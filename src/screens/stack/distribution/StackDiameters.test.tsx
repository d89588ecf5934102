import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import {
  card,
  diameters,
  everything,
  field,
  full,
  length,
  openMeasured,
  volume,
} from '@mocks/render/openMeasured';
import { inSection, mockStack, stackPath, valueBelow } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { Unit } from '@/store/api/stackApi';

setupMockService();

describe('the diameters of a stack', () => {
  it('stand in the report’s table by class, each one on demand, sorted, and can be copied', async () => {
    const { user } = await openMeasured(everything);
    const table = await screen.findByRole('table', { name: 'Diameter distribution' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Log-end diameter'),
      expect.stringMatching(/^1 2a .*0\.157$/),
      expect.stringMatching(/^1 4 .*0\.628$/),
      '2Total0.785',
    ]);
    const each = screen.getByRole('button', { name: 'Show 2 diameters' });
    await user.click(each);
    expect(each).toHaveAttribute('aria-expanded', 'true');
    const list = within(screen.getByRole('region', { name: 'Diameters from small to large' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['20.000', '40.000']);
    expect(screen.getByText('2 logs, sum of diameters 60.000 cm')).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy diameters' }));
    expect(write).toHaveBeenCalledWith('20.000\n40.000');
  });

  it('leave out the empty classes at both ends, and say how wide a class is that differs', async () => {
    const intervals = [
      { title: null, from: 0, to: 10 },
      { title: null, from: 10, to: 20 },
      { title: null, from: 20, to: 25 },
      { title: null, from: 25, to: 30 },
      { title: null, from: 30, to: 40 },
      { title: null, from: 40, to: 50 },
    ];
    const { user } = await openMeasured(
      [length, { ...diameters, value: [21, 29, 31, 45] }, volume, full],
      {},
      'en',
      () =>
        mockResponse('get', '/organization/:id/measurement-card', {
          ...card,
          reportConfig: {
            ...card.reportConfig,
            diameters: { ...card.reportConfig.diameters, intervals },
          },
        }),
    );
    const table = within(await screen.findByRole('table', { name: 'Diameter distribution' }));
    const classes = () =>
      table.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(classes()).toEqual([
      '20 – < 25 cm',
      '25 – < 30 cm',
      '30 – < 40 cm 10 cm wide',
      '40 – < 50 cm 10 cm wide',
    ]);
    // A press highlights the class that is named.
    await user.click(table.getByRole('button', { name: /^30/ }));
    expect(table.getByRole('button', { pressed: true })).toHaveTextContent(/^30 – < 40/);
  });

  it('are lit by class on the images, one class at a time', async () => {
    const { user } = await openMeasured(everything);
    const [thin, thick] = await screen.findAllByRole('button', { name: /^(2a|4) / });
    if (!thin || !thick) throw new Error('no classes');
    thin.focus();
    await user.keyboard('{Enter}');
    expect(thin).toHaveAttribute('aria-pressed', 'true');
    await user.click(thick);
    expect(thin).toHaveAttribute('aria-pressed', 'false');
    expect(thick).toHaveAttribute('aria-pressed', 'true');
    await user.click(thick);
    expect(thick).toHaveAttribute('aria-pressed', 'false');
  });

  const long = Array.from({ length: 80 }, (_, index) => 20.5 + index / 4);
  const given = (value: number[]) => ({ ...diameters, value });
  const measured = (value: number[]) => [length, given(value), volume, full];

  it('stand in the record too, the first 48 of a long list at once and the others on demand and on paper', async () => {
    const { user } = await openMeasured(measured(long));
    await screen.findByRole('table', { name: 'Diameter distribution' });
    const record = inSection('Measurement');
    expect(record.getByText('20.500')).toBeVisible();
    expect(record.getByText('32.250')).toBeVisible();
    expect(record.queryByText('32.500')).not.toBeInTheDocument();
    expect(record.getByText(/^32\.500 32\.750 .* 40\.250$/)).toBeInTheDocument();
    await user.click(record.getByRole('button', { name: 'Show all 80' }));
    expect(record.getByText('40.250')).toBeVisible();
  });

  it('say why there is no table', async () => {
    await openMeasured([volume, length]);
    expect(await screen.findByText(/no diameters were measured/)).toBeVisible();
    // There is nothing to unfold.
    expect(screen.queryByRole('region', { name: 'Diameter distribution' })).not.toBeInTheDocument();
  });
});

describe('a field that counts logs by class', () => {
  const counts = (value: number[]) =>
    field('counts', 'Logs by class', { fieldType: 'ArrayOfInt', value }, 'Pieces');

  it('names the classes, without the empty ones at both ends', async () => {
    await openMeasured([length, { ...diameters, value: [21, 22] }, volume, full, counts([2, 0])]);
    await screen.findByRole('region', { name: 'Measurement' });
    expect(valueBelow('Logs by class', inSection('Measurement'))).toBe('2a (20 – < 25 cm)2 pcs');
  });

  it('is a list of numbers where they are those of nothing', async () => {
    await openMeasured([length, diameters, volume, full, counts([5, 6])]);
    await screen.findByRole('region', { name: 'Measurement' });
    expect(valueBelow('Logs by class', inSection('Measurement'))).toBe('2 values (pcs)56');
  });
});

describe('the logs on a picture', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  type StackFieldValue = Parameters<typeof buildStackField>[0];
  type Overlays = NonNullable<Extract<StackFieldValue, { fieldType: 'Image' }>['value']>['overlays'];
  const build = (id: string, value: StackFieldValue, display?: Unit) =>
    buildStackField(value, { id, title: id, units: display ? { display } : null });

  const cardOfClasses = {
    ...buildMeasurementCard(),
    volumeFieldId: 'volume',
    reportConfig: {
      diameters: {
        diametersFieldId: 'diameters',
        lengthFieldId: 'length',
        logCountFieldId: null,
        units: { diameter: 'Centimeters', volume: 'CubicMeters' },
        intervals: [
          { title: '2a', from: 20, to: 25 },
          { title: '2b', from: 25, to: 30 },
        ],
      },
    },
  };

  /** The logs are side by side, 100 pixels apart, on a picture of 800 by 600. */
  const marked = (values: (number | null)[], unit: Unit | null = 'Centimeters'): Overlays => [
    {
      title: 'Diameters',
      unit,
      marks: values.map((value, index) => ({ x: 100 + 100 * index, y: 300, radius: 40, value })),
    },
  ];

  async function open(diameters: number[], overlays: Overlays) {
    const image = { file: 'CloseupImage' as const, width: 800, height: 600, overlays };
    const fields = [
      build('length', { fieldType: 'Double', value: 5 }, 'Meters'),
      build('diameters', { fieldType: 'ArrayOfDouble', value: diameters }, 'Centimeters'),
      build('Close-up', { fieldType: 'Image', value: image }),
    ];
    // Without a position there is no map, which would go on drawing.
    const stack = buildStackDetail({ coordinates: null });
    mockStack({ ...stack, sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }] });
    mockResponse('get', '/organization/:id/measurement-card', cardOfClasses);
    mockService.use(http.get(`${apiBase}/stack/:id/file/:kind`, () => HttpResponse.arrayBuffer(png.buffer)));
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ width: 800, height: 600 }));
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const app = renderApp(stackPath, { session: buildSession() });
    const slider = await screen.findByRole('slider', {
      name: /^Logs on the image: Close-up, stack 1001/,
    });
    const layer = slider.parentElement;
    if (!layer) throw new Error('no layer');
    return { ...app, slider, layer };
  }

  afterEach(() => jest.restoreAllMocks());

  const logs = [22, 26.4, 27, 31];
  const second = 'Log 2 of 4, diameter 26.4\u00a0cm, volume 0.274\u00a0m³, class 2b';
  const classButton = (name: RegExp) => screen.getByRole('button', { name });

  it('tells a log by the mouse, and lights its class by a press', async () => {
    const { slider, layer } = await open([...logs, 28], marked(logs));
    fireEvent.mouseMove(layer, { clientX: 210, clientY: 310 });
    expect(screen.getByText(second.replaceAll('\u00a0', ' '))).toBeVisible();
    expect(slider).toHaveAttribute('aria-valuetext', second);
    expect(classButton(/^2b /).closest('tr')).toHaveAttribute('data-pointed', 'true');
    fireEvent.click(layer, { clientX: 210, clientY: 310 });
    expect(classButton(/^2b /)).toHaveAttribute('aria-pressed', 'true');
    expect(slider).toHaveFocus();
    // The stack has three logs of this class, and the picture two of them.
    expect(screen.getByText(/^2b \(25 – < 30.cm\): 2 on this image, 3 in the stack$/)).toBeVisible();
    fireEvent.click(layer, { clientX: 310, clientY: 310 });
    expect(classButton(/^2b /)).toHaveAttribute('aria-pressed', 'false');
  });

  it('unfolds pictures that a person has folded when a class lights up in them, and leaves them open', async () => {
    const { user, slider } = await open(logs, marked(logs));
    await user.click(screen.getByText('Measurement', { selector: 'summary *' }));
    expect(slider).not.toBeVisible();
    await user.click(classButton(/^2b /));
    expect(slider).toBeVisible();
    await user.click(classButton(/^2b /));
    expect(slider).toBeVisible();
  });

  it('goes from log to log by keyboard, as one stop', async () => {
    const { user, slider } = await open(logs, marked(logs));
    act(() => slider.focus());
    await user.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', second);
    await user.keyboard('{Enter}');
    expect(classButton(/^2b /)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{End}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Log 4 of 4, diameter 31\.0.cm, volume 0\.377.m³$/),
    );
    await user.tab();
    expect(slider).not.toHaveFocus();
    expect(screen.queryByText(/^Log 4/)).not.toBeInTheDocument();
  });

  it('enlarges the picture by a press beside all logs', async () => {
    const { layer } = await open(logs, marked(logs));
    fireEvent.click(layer, { clientX: 700, clientY: 100 });
    expect(await screen.findByRole('dialog', { name: 'Close-up, stack 1001' })).toBeInTheDocument();
  });

  it('hears a press in the moment in which the picture is there', async () => {
    const drawn = new MutationObserver(() => {
      const layer = document.querySelector('input[type="range"]')?.parentElement;
      if (!layer) return;
      drawn.disconnect();
      layer.dispatchEvent(new MouseEvent('click', { clientX: 700, clientY: 100 }));
    });
    drawn.observe(document, { childList: true, subtree: true });
    await open(logs, marked(logs));
    expect(await screen.findByRole('dialog', { name: 'Close-up, stack 1001' })).toBeInTheDocument();
  });

  it('claims nothing of marks without a diameter', async () => {
    const { slider, layer } = await open(logs, marked([null, null], null));
    expect(slider).toHaveAttribute('aria-valuetext', 'Mark 1 of 2, no diameter known');
    fireEvent.click(layer, { clientX: 100, clientY: 300 });
    for (const button of screen.getAllByRole('button', { name: /^2[ab] / }))
      expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('lights as many logs as the class has, of five thousand', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => 20 + (index % 100) / 10);
    const overlays = marked(many).map((overlay) => ({
      ...overlay,
      marks: overlay.marks.map((mark, index) => ({
        ...mark,
        x: 4 + (index % 100) * 8,
        y: 4 + Math.floor(index / 100) * 8,
        radius: 4,
      })),
    }));
    const { user, container } = await open(many, overlays);
    await user.click(classButton(/^2b /));
    const lit = [...container.querySelectorAll('figure [data-lit] path')];
    const circles = lit.flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []);
    expect(circles).toHaveLength(2500);
    const row = within(classButton(/^2b /).closest('tr') ?? container).getAllByRole('cell');
    expect(row[0]).toHaveTextContent('2,500');
    expect(screen.getByText(/2,500 on this image, 2,500 in the stack$/)).toBeVisible();
  });
});

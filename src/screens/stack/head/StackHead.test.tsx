import { screen, within } from '@testing-library/react';
import { mockClock } from '@mocks/browser/mockClock';
import {
  back,
  card,
  diameters,
  everything,
  field,
  front,
  full,
  length,
  openMeasured,
  spruce,
  volume,
} from '@mocks/render/openMeasured';
import { valueBelow } from '@mocks/render/openStack';
import { renderUi } from '@mocks/render/renderUi';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';
import type { StackDetail } from '@/store/api/stackApi';
import { StackTimeline } from './StackTimeline';

setupMockService();

describe('the head of a stack', () => {
  it('answers what it is, how much, where and since when', async () => {
    await openMeasured(everything);
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(await head.findByText('0.785 m³')).toBeVisible();
    expect(head.getByText('Norway spruce')).toBeVisible();
    expect(head.getByText(/^Ø\s31\.6\scm$/)).toBeVisible();
    expect(head.getByText(/56\.83123, 9\.86543 ±\s4\sm/)).toBeVisible();
    expect(head.getByText(/5\.00\sm/)).toBeVisible();
    expect(head.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
      'href',
      expect.stringContaining('56.83'),
    );
    const steps = within(head.getByRole('list', { name: 'The stack so far' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Pre-registration date02/11/2026',
      'Measurement date03/11/2026 1 day later',
      'In system since03/11/2026 same day',
      'Invoiceable from04/11/2026 1 day later do not invoice until the failed checks are settled',
      expect.stringMatching(/^Sawmill assignment datenot yet waiting (since today|for \d+ days?)$/),
    ]);
    // The record shows this number instead.
    expect(head.queryByText('2612345')).not.toBeInTheDocument();
  });

  it('says of what the volume is in one line, and only then what its checks say and where it is', async () => {
    const logs = field('logs', 'Logs', { fieldType: 'Integer', value: 2 }, 'Pieces');
    const area = field('areaNumber', 'Area', { fieldType: 'String', value: '12a' });
    await openMeasured([...everything, logs, area], {}, 'en', () =>
      mockResponse('get', '/organization/:id/measurement-card', {
        ...card,
        reportConfig: {
          ...card.reportConfig,
          diameters: { ...card.reportConfig.diameters, logCountFieldId: 'logs' },
        },
      }),
    );
    const head = await screen.findByRole('region', { name: 'At a glance' });
    await within(head).findByText('2 logs');
    const values = within(head)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(values).toEqual([
      '0.785 m³ solid',
      'Norway spruce',
      '5.00 m',
      '2 logs',
      'Ø 31.6 cm',
      expect.stringMatching(/^Rold Skov · 12a 56\.83/),
    ]);
    // Without this, a phone may leave the diameter on a line of its own.
    expect(within(head).getByText('2 logs').parentElement).toHaveTextContent(/Ø/);
    const inOrder = [
      within(head).getByText('2 logs'),
      within(head).getByRole('link', { name: /not passed/ }),
      within(head).getByText('Rold Skov · 12a'),
      within(head).getByRole('link', { name: 'Navigate' }),
      within(head).getByRole('region', { name: 'Map of stack 1001' }),
    ];
    expect(
      inOrder.toSorted((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
    ).toEqual(inOrder);
  });

  it("speaks the reader's language, whatever that of the card", async () => {
    await openMeasured(everything, {}, 'pl');
    const head = within(await screen.findByRole('region', { name: 'W skrócie' }));
    await head.findByText('0,785 m³');
    expect(head.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Miąższość',
      'Gatunek drzewa',
      'Długość sortymentu',
      'Średnia średnica (kwadratowa)',
      'Miejsce składowania',
    ]);
    expect(valueBelow('Log volume')).toBe('0,785 m³');
  });

  it('leaves out what is not sent, and stands when card and filters fail', async () => {
    await openMeasured([volume], { coordinates: null }, 'en', () => {
      mockError('get', '/organization/:id/measurement-card', 500);
      mockError('put', '/stack/filter-options', 500);
    });
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(head.getByRole('list', { name: 'The stack so far' })).toBeVisible();
    expect(head.queryByText('0.785 m³')).not.toBeInTheDocument();
    expect(head.queryByRole('link', { name: 'Navigate' })).not.toBeInTheDocument();
    expect(valueBelow('Log volume')).toBe('0.785 m³');
  });
});

describe('the head of a stack that is not measured', () => {
  const registrator = field('registrator', 'Oprettet af', { fieldType: 'String', value: 'Søren Bach' });
  const remark = field('note', 'Bemærkning', { fieldType: 'Text', value: 'Mind\nthe ditch' });
  const registered = (registrationDateTime: string): Partial<StackDetail> => ({
    status: 'PreRegistration',
    measurementDateTime: null,
    loadedIntoSystemDateTime: null,
    invoiceableDateTime: null,
    registrationDateTime,
  });

  beforeEach(() => mockClock(new Date('2026-11-22T11:00:00Z')));
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each<[Language, string, string, RegExp]>([
    ['en', 'At a glance', 'Pre-registered 12 days ago by Søren Bach', /^Next step: measure the stack/],
    ['da', 'Kort fortalt', 'Forhåndsregistreret for 12 dage siden af Søren Bach', /^Næste skridt: Opmål/],
    [
      'de',
      'Auf einen Blick',
      'Vor 12 Tagen vorerfasst von Søren Bach',
      /^Nächster Schritt: den Polter mit der App vermessen/,
    ],
    [
      'pl',
      'W skrócie',
      'Wstępnie zarejestrowano 12 dni temu, rejestrujący: Søren Bach',
      /^Następny krok: pomiar przy stosie/,
    ],
  ])('says who registered it how long ago, what was noted, and what is to come: %s', async (...given) => {
    const [language, name, since, toCome] = given;
    await openMeasured([spruce, registrator, remark], registered('2026-11-10T08:00:00Z'), language);
    const head = within(await screen.findByRole('region', { name }));
    expect(await head.findByText(since)).toBeVisible();
    expect(head.getByText(toCome)).toBeVisible();
    expect(head.getByText('Bemærkning').nextElementSibling).toHaveTextContent('Mind the ditch');
    expect(head.queryByRole('list')).not.toBeInTheDocument();
  });

  it('leaves out who registered it where nobody says so', async () => {
    await openMeasured([spruce], registered('2026-11-22T10:00:00Z'));
    expect(await screen.findByText('Pre-registered today')).toBeVisible();
  });

  it('says nothing of how long ago where the date lies in the future', async () => {
    await openMeasured([spruce], registered('2026-11-24T08:00:00Z'));
    const steps = within(await screen.findByRole('list', { name: 'The stack so far' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Pre-registration date24/11/2026 in 2 days',
      'Measurement datenot yet',
    ]);
    expect(screen.queryByText(/^Pre-registered/)).not.toBeInTheDocument();
  });

  it('has its way where more has happened to it', async () => {
    const loadedIntoSystemDateTime = '2026-11-22T09:00:00Z';
    await openMeasured([spruce, registrator], {
      ...registered('2026-11-19T08:00:00Z'),
      loadedIntoSystemDateTime,
    });
    expect(await screen.findByRole('list', { name: 'The stack so far' })).toBeVisible();
    expect(screen.queryByText(/Pre-registered 3 days ago/)).not.toBeInTheDocument();
  });
});

it('says in the way of the stack who measured it, and with what', async () => {
  await openMeasured(everything, {
    surveyor: 'Leif Hedegaard',
    instrument: { name: 'FotoScan S3, 10452', certificate: null },
    assignedToSawmillDateTime: null,
  });
  const steps = within(await screen.findByRole('list', { name: 'The stack so far' })).getAllByRole(
    'listitem',
  );
  const named = steps.filter(({ textContent }) =>
    textContent?.includes('Leif Hedegaard · FotoScan S3,\u00a0no.\u00a010452'),
  );
  expect(named).toHaveLength(1);
  expect(named[0]).toHaveTextContent(/^Measurement date/);
});

it('names the sawmill that a stack is assigned to, once', async () => {
  await openMeasured(everything, {
    status: 'AssignedToSawmill',
    sawmillName: 'Limfjordens Savværk',
    assignedToSawmillDateTime: '2026-11-05T09:00:00Z',
  });
  const head = await screen.findByRole('region', { name: 'At a glance' });
  const name = within(head).getByText('Limfjordens Savværk');
  expect(name.previousElementSibling).toHaveTextContent('Sawmill');
  const place = within(head).getByText(/^Rold Skov/);
  expect(name.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leaves the day from which it may be invoiced as it is where no check fails', async () => {
  await openMeasured([volume, length]);
  const steps = within(await screen.findByRole('list', { name: 'The stack so far' }));
  expect(steps.getByText('Invoiceable from')).toBeVisible();
  expect(steps.queryByText('do not invoice until the failed checks are settled')).not.toBeInTheDocument();
});

describe('beside the volume', () => {
  const head = async () => within(await screen.findByRole('region', { name: 'At a glance' }));
  const noBack = field('back', 'Back area', { fieldType: 'Double', value: null }, 'SquareMeters');
  const uncertified = { instrument: { name: 'FotoScan S3', certificate: null } };

  it('stands what fails, by name, which leads to the reasons', async () => {
    const { user } = await openMeasured([volume, length, front, noBack], uncertified);
    const failed = (await head()).getByRole('link', {
      name: '2 checks not passed',
    });
    await user.click(failed);
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Measurement check' }),
    );
    expect(document.activeElement).not.toBe(document.body);
  });

  it('stands what fails and why, beside a volume that is right', async () => {
    await openMeasured([length, diameters, volume, full], uncertified);
    const name = '1 check not passed';
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect((await head()).getByText('no valid verification certificate')).toBeInTheDocument();
    expect(screen.getByText(/^Recalculated from the measurement: .*, as recorded\.$/)).toBeInTheDocument();
  });

  it('stands that a certificate had expired, and when', async () => {
    const expiredCertificate = { number: 'V-2023-7', validUntil: '2025-12-31' };
    const instrument = { ...uncertified.instrument, expiredCertificate };
    await openMeasured([volume, length], { instrument });
    expect(await screen.findByText('verification certificate expired on 31/12/2025')).toBeVisible();
    expect(
      screen.getByText('FotoScan S3, verification certificate V-2023-7 expired on 31/12/2025'),
    ).toBeVisible();
  });

  it.each<[Language, string]>([
    ['en', '1 check not passed'],
    ['da', '1 anmærkning'],
    ['de', '1 Prüfung nicht bestanden'],
    ['pl', '1 zastrzeżenie'],
  ])('stands a single one: %s', async (language, name) => {
    await openMeasured([volume, length, front, back], {}, language);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('stands nothing of what passes or is not known, nor before the measurement', async () => {
    await openMeasured([volume, length]);
    expect((await head()).getByText('0.785 m³')).toBeVisible();
    expect((await head()).queryByText(/not passed/)).not.toBeInTheDocument();
  });

  it('stands what fails where the volume is missing', async () => {
    await openMeasured([], uncertified);
    expect((await head()).getByRole('link', { name: '1 check not passed' })).toBeVisible();
  });

  it('stands whether it is over or under bark', async () => {
    const overBark = field('overBark', 'Bark', { fieldType: 'Boolean', value: false });
    await openMeasured([volume, length, overBark], {}, 'de', () =>
      mockResponse('get', '/organization/:id/measurement-card', {
        ...card,
        volumeFields: {
          stackedVolume: null,
          conversionFactor: null,
          overBark: 'overBark',
          barkDeduction: null,
        },
      }),
    );
    const glance = within(await screen.findByRole('region', { name: 'Auf einen Blick' }));
    expect(glance.getByText('Festmaß', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /^0,785\sm³ Festmaß ohne Rinde/,
    );
  });
});

describe('the way of a stack', () => {
  it('writes days as lists do, in every language', () => {
    const stack = { surveyor: null, instrument: null };
    const step = { dateType: 'PreRegistration' as const, isAhead: false, days: null };
    const steps = [{ ...step, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' }];
    renderUi(<StackTimeline stack={stack} steps={steps} invoiceable={null} />, { language: 'de' });
    expect(screen.getByRole('listitem')).toHaveTextContent('Vorerfasst am02/11/2026');
  });

  it.each([
    [0, 'today'],
    [1, 'in 1 day'],
    [5, 'in 5 days'],
  ])('says of a day to come how far off it is: %i', (days, says) => {
    const stack = { surveyor: null, instrument: null };
    const step = { dateType: 'Invoiceable' as const, isAhead: true, days };
    const steps = [{ ...step, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' }];
    renderUi(<StackTimeline stack={stack} steps={steps} invoiceable={null} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(`02/11/2026 ${says}`);
  });

  it('says who measured, and with what', () => {
    const stack = { surveyor: 'Leif Hedegaard', instrument: { name: 'FotoScan S2', certificate: null } };
    const step = { isAhead: false, days: null, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' };
    const steps = (['Measured', 'AssignedToSawmill'] as const).map((dateType) => ({ ...step, dateType }));
    renderUi(<StackTimeline stack={stack} steps={steps} invoiceable={null} />);
    const [measured, assigned] = screen.getAllByRole('listitem');
    expect(measured).toHaveTextContent('Leif Hedegaard · FotoScan S2');
    expect(assigned).not.toHaveTextContent('Leif Hedegaard');
  });
});

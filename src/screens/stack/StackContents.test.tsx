import { screen } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { everyFieldType } from '@mocks/builders/everyFieldType';
import { buildReportConfig } from '@mocks/builders/reports';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { inSection, mockStack, openStack, stackPath, valueBelow } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackDetail } from '@/store/api/stackApi';

setupMockService();

function withFields(fields: unknown[], given: Partial<StackDetail> = {}) {
  return { ...buildStackDetail(given), sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }] };
}

describe('values of a stack', () => {
  it('stand below their titles by type, a long list of numbers whole on demand', async () => {
    const { user } = await openStack(
      withFields(everyFieldType, { status: 'AssignedToSawmill', sawmillName: 'Birke' }),
    );
    expect(screen.getByText('assigned to sawmill')).toBeVisible();
    expect(document.title).toBe('Stack 1001 · Nordskov Tømmer A/S · Stackyard');
    expect(valueBelow('With bark')).toBe('On bark');
    expect(valueBelow('Area')).toBe('12a');
    expect(valueBelow('Remark')).toBe('Mind\nthe ditch');
    expect(valueBelow('Logs')).toBe('1,420 pcs');
    expect(valueBelow('Volume')).toBe('1,234.500 m³');
    expect(valueBelow('Measured on')).toBe('03/11/2026, 10:30');
    expect(valueBelow('Place')).toContain(
      'Latitude56.8000000°Longitude9.8700000°Altitude42 mNot givenAccuracy',
    );
    expect(valueBelow('Species')).toBe('Spruce');
    expect(valueBelow('Defects')).toBe('Rotblue (no longer listed)');
    expect(valueBelow('Quality')).toBe('B1,200 pcsC0 pcs');
    expect(valueBelow('Classes')).toBe('2 values (pcs)30');
    expect(valueBelow('Face')).toBe('Main pileLength12.50 mHeight1.80 mRestLength0.00 mHeight1.80 m');
    expect(valueBelow('Base logs')).toBe('Ø 12.0 cm12.0 cm3 pcs');
    // This is the position of a field, and not that of the stack itself, which the head shows.
    expect(await screen.findByRole('region', { name: 'Place' })).toBeVisible();

    expect(valueBelow('Diameters')).toMatch(/^600 values \(cm\)0\.5001\.500/);
    expect(screen.queryByText('599.500')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 600' }));
    expect(screen.getByText('599.500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.queryByText('599.500')).not.toBeInTheDocument();
  });

  it('are written as the language does', async () => {
    await openStack(withFields(everyFieldType), 'de');
    expect(screen.getByText('vermessen')).toBeVisible();
    expect(valueBelow('Logs')).toBe('1.420 Stk.');
    expect(valueBelow('Volume')).toBe('1.234,500 m³');
    expect(valueBelow('Measured on')).toBe('03.11.2026, 10:30');
    expect(valueBelow('Place')).toContain('56,8000000°');
    expect(valueBelow('Base logs')).toBe('Ø 12,0 cm12,0 cm3 Stk.');
    expect(valueBelow('Vermessen am', inSection('Übersicht'))).toBe('03.11.2026, 09:30');
  });

  it('say in their place what cannot be shown, and the rest of the page stands', async () => {
    const stack = withFields([
      { ...buildStackField(), id: 'hologram', title: 'Hologram', fieldType: 'Hologram', value: [1] },
      { ...buildStackField(), title: 'Broken', value: 'a lot' },
      buildStackField({ fieldType: 'Double', value: null }, { title: 'Missing' }),
      buildStackField({ fieldType: 'Double', value: 0 }, { title: 'Nought' }),
    ]);
    const sections = [
      ...stack.sections,
      { title: 'Bark', fields: [], undefinedFieldIds: ['barkFactor', 'barkDepth'] },
      { title: 'Later', fields: [], undefinedFieldIds: [] },
    ];
    await openStack({ ...stack, sections });
    expect(valueBelow('Hologram')).toBe('Unexpected type');
    expect(valueBelow('Broken')).toBe('This value cannot be read.');
    expect(valueBelow('Not given', inSection('Measurement'))).toBe('Missing');
    expect(valueBelow('Nought')).toBe('0.000');
    expect(inSection('Bark').getByText(/refers to a field it does not define: barkFactor/)).toBeVisible();
    expect(inSection('Bark').getByText(/does not define: barkDepth/)).toBeVisible();
    expect(inSection('Later').getByText('No fields are set up for this section.')).toBeInTheDocument();
    expect(screen.getByText('No images are set up on the measurement card.')).toBeVisible();
  });
});

describe('facts of every stack', () => {
  it('are there whatever the card shows, with the position where no section has one', async () => {
    await openStack(
      buildStackDetail({ status: 'AssignedToSawmill', sawmillName: 'Birke Savværk', polterId: null }),
    );
    const facts = inSection('Overview');
    expect(valueBelow('Not given', facts)).toBe('Stack ID · Sawmill assignment date');
    expect(valueBelow('Order number', facts)).toBe('2612345');
    expect(valueBelow('Sawmill', facts)).toBe('Birke Savværk');
    expect(valueBelow('Pre-registration date', facts)).toBe('02/11/2026, 08:00');
    expect(valueBelow('Position', facts)).toContain('Latitude56.8312345°');
  });

  it('say once before the measurement what comes with it', async () => {
    const image = buildStackField({ fieldType: 'Image', value: null }, { title: 'Front' });
    const place = buildStackField({ fieldType: 'Position', value: null }, { title: 'Place' });
    await openStack(withFields([image, place], { status: 'PreRegistration', coordinates: null }));
    expect(screen.getByText(/^Next step: measure the stack on site/)).toBeVisible();
    expect(valueBelow('Not given yet', inSection('Measurement'))).toBe('Front');
    expect(valueBelow('Place')).toMatch(/^No position was recorded/);
    expect(inSection('Overview').queryByText('Position')).not.toBeInTheDocument();
    expect(inSection('Overview').queryByText('Sawmill')).not.toBeInTheDocument();
  });

  it('name the fields of a section in one line before the measurement gives it any value', async () => {
    const fields = ['Front', 'Back'].map((title) =>
      buildStackField({ fieldType: 'Image', value: null }, { title }),
    );
    await openStack(withFields(fields, { status: 'PreRegistration' }));
    expect(inSection('Measurement').getByText('Front · Back')).toBeVisible();
    expect(inSection('Measurement').getByText('Not given yet')).toBeInTheDocument();
    expect(inSection('Measurement').queryByText('not given')).not.toBeInTheDocument();
  });

  it('name all missing ones of a section in one line after the others, once it is measured', async () => {
    const given = (title: string, value: string | null) =>
      buildStackField({ fieldType: 'String', value }, { title });
    await openStack(
      withFields([
        given('Area', '12a'),
        given('Owner', null),
        given('Road', null),
        given('Mark', 'B'),
        given('Sign', null),
      ]),
    );
    expect(
      inSection('Measurement')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Area', 'Mark', 'Not given']);
    expect(valueBelow('Not given', inSection('Measurement'))).toBe('Owner · Road · Sign');
  });

  it('say of each missing image of a measured stack that there is none', async () => {
    const fields = ['Front', 'Back'].map((title) =>
      buildStackField({ fieldType: 'Image', value: null }, { title }),
    );
    await openStack(withFields(fields));
    expect(valueBelow('Front')).not.toBe('');
    expect(inSection('Measurement').queryByText('Front · Back')).not.toBeInTheDocument();
  });

  it('are all there is without a card', async () => {
    await openStack(buildStackDetail({ measurementCardId: null, sections: [], coordinates: null }));
    expect(screen.getByRole('heading', { name: 'The organisation has no measurement card' })).toBeVisible();
    expect(valueBelow('Order number', inSection('Overview'))).toBe('2612345');
    expect(valueBelow('Position', inSection('Overview'))).toMatch(/^No position was recorded/);
  });
});

describe('times of a stack', () => {
  const days = {
    registrationDateTime: '2026-10-24T23:30:00Z',
    measurementDateTime: '2026-11-19T23:30:00Z',
    invoiceableDateTime: '2026-11-21T00:00:00Z',
  };
  const fields = [buildStackField({ fieldType: 'Date', value: '2026-10-01' }, { title: 'Felled on' })];
  const facts = () => inSection('Overview');

  it('are those of its place, which the page and every time name where the reader’s clock differs', async () => {
    await openStack({ ...withFields(fields, days), timeZone: 'Europe/London' });
    expect(valueBelow('Pre-registration date', facts())).toBe('25/10/2026, 00:30 BST');
    expect(valueBelow('Measurement date', facts())).toBe('19/11/2026, 23:30 GMT');
    expect(valueBelow('Invoiceable from', facts())).toBe('21/11/2026');
    expect(valueBelow('Felled on')).toBe('01/10/2026');
    expect(
      screen.getByText(
        'Times are local to the stack (United Kingdom Time). Your own clock shows Central European Time.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['the same clocks', { timeZone: 'Europe/Copenhagen' }],
    ['a service that names none', {}],
  ])('need no word with %s', async (_what, zone) => {
    await openStack({ ...withFields(fields, days), ...zone });
    expect(valueBelow('Measurement date', facts())).toBe('20/11/2026, 00:30');
    expect(screen.queryByText(/Times are local/)).not.toBeInTheDocument();
  });
});

describe('the record on a phone', () => {
  const area = buildStackField({ fieldType: 'String', value: '12a' }, { title: 'Area' });

  async function openRecordOnPhone(stack: unknown) {
    const app = await openStack(stack);
    await app.user.click(screen.getByRole('heading', { name: 'All values' }));
    return app;
  }

  it('shows its titles, and opens what somebody wants to read', async () => {
    mockPhone();
    const { user } = await openRecordOnPhone(withFields([area]));
    expect(screen.getByText('12a')).not.toBeVisible();
    expect(inSection('Overview').getByText('Order number')).not.toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Measurement' }));
    expect(screen.getByText('12a')).toBeVisible();
    expect(inSection('Overview').getByText('Order number')).not.toBeVisible();
  });

  it('keeps open what was opened, and folded what was not, when it is turned', async () => {
    const turn = mockPhone();
    const { user } = await openRecordOnPhone(withFields([area]));
    await user.click(screen.getByRole('heading', { name: 'Measurement' }));
    turn();
    expect(screen.getByText('12a')).toBeVisible();
    expect(inSection('Overview').getByText('Order number')).not.toBeVisible();
  });

  it('has a section with an image open, and one that refers to unknown fields', async () => {
    mockPhone();
    const front = everyFieldType.filter(({ fieldType }) => fieldType === 'Image');
    const stack = withFields([area, ...front]);
    const bark = { title: 'Bark', fields: [], undefinedFieldIds: ['barkFactor'] };
    await openRecordOnPhone({ ...stack, sections: [...stack.sections, bark] });
    expect(screen.getByText('12a')).toBeVisible();
    expect(inSection('Bark').getByText(/does not define: barkFactor/)).toBeVisible();
    expect(inSection('Overview').getByText('Order number')).not.toBeVisible();
  });
});

describe('the words of the measurement card', () => {
  const danish = { ...buildMeasurementCard(), reportConfig: buildReportConfig({ language: 'da' }) };
  const note = 'The sections below use the wording of the measurement card “Nordskov standard”.';

  it.each([
    ['en', note, 'da'],
    ['da', null, ''],
  ] as const)(
    'are said to be those of the card where the page speaks another language: %s',
    async (language, text, lang) => {
      mockStack(
        withFields([buildStackField({ fieldType: 'String', value: '12a' }, { title: 'Afdeling/litra' })]),
      );
      mockResponse('get', '/organization/:id/measurement-card', danish);
      renderApp(stackPath, { session: buildSession(), language });
      const label = await screen.findByText('Afdeling/litra');
      expect(label.lang).toBe(lang);
      expect(screen.getByText('Measurement').lang).toBe(lang);
      expect(screen.queryByText(/use the wording of|følger ordlyden/)?.textContent ?? null).toBe(text);
    },
  );

  it('are those of the version that the stack was measured by, and not of the card that its organisation has now', async () => {
    const fieldIds = {
      ...{ registrator: null, surveyor: null, treeSpecies: null, assortment: null },
      ...{ assortmentLength: null, areaNumber: 'litra', fullMeasurement: null },
    };
    const measurementCard = {
      ...{ measurementCardId: 'former', measurementCardName: 'Formerly', fieldIds },
      reportConfig: buildReportConfig({ language: 'da' }),
    };
    const area = buildStackField({ fieldType: 'String', value: '12a' }, { id: 'litra', title: 'Litra' });
    await openStack(withFields([area], { measurementCard }));
    expect(screen.getByText(/use the wording of the measurement card “Formerly”/)).toBeVisible();
    expect(screen.getByText(/ · .*12a$/)).toBeVisible();
  });

  it('are marked by part where the card has some in the language of the page', async () => {
    const own = buildStackField(
      { fieldType: 'String', value: 'Spruce' },
      { title: 'Species', language: 'en' },
    );
    const other = buildStackField({ fieldType: 'String', value: '12a' }, { title: 'Litra', language: 'da' });
    const choice = buildStackField(
      { fieldType: 'Options', value: 'bl' },
      { title: 'Fejl', language: 'da', options: [{ key: 'bl', text: 'Blåsplint' }] },
    );
    const missing = buildStackField(
      { fieldType: 'String', value: null },
      { title: 'Hugget af', language: 'da' },
    );
    const stack = withFields([own, other, choice, missing]);
    const sections = stack.sections.map((section) => ({ ...section, language: 'en' as const }));
    mockStack({ ...stack, sections });
    mockResponse('get', '/organization/:id/measurement-card', danish);
    renderApp(stackPath, { session: buildSession() });
    expect((await screen.findByText('Litra')).lang).toBe('da');
    expect(screen.getByText('Species').lang).toBe('');
    expect(screen.getByText('Measurement').lang).toBe('');
    expect(screen.getByText('Hugget af').lang).toBe('da');
    expect(screen.getByText('Blåsplint').closest('dd')).toHaveAttribute('lang', 'da');
    // Somebody has typed this value, so its language is not known.
    expect(screen.getByText('12a').closest('dd')).not.toHaveAttribute('lang');
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('need no note where the card has all of them in the language of the page', async () => {
    const own = buildStackField(
      { fieldType: 'String', value: 'Spruce' },
      { title: 'Species', language: 'en' },
    );
    const stack = withFields([own]);
    const sections = stack.sections.map((section) => ({ ...section, language: 'en' as const }));
    mockStack({ ...stack, sections });
    mockResponse('get', '/organization/:id/measurement-card', danish);
    renderApp(stackPath, { session: buildSession() });
    const species = await screen.findByText('Species');
    // The record is open where there is room, and says how many values it has.
    expect(species).toBeVisible();
    expect(screen.getByText(/^\d+ of \d+ values$/)).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('need no note where the card does not say its language', async () => {
    await openStack(withFields([buildStackField({ fieldType: 'String', value: '12a' }, { title: 'Area' })]));
    expect(screen.queryByText(/use the wording of/)).not.toBeInTheDocument();
  });
});

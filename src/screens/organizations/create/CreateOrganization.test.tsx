import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  buildOrganization,
  buildOrganizationRow,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { MeasurementCardVersions } from '@/store/api/cardVersionApi';
import type { OrganizationRow } from '@/store/api/organizationApi';

setupMockService();

describe('the wizard', () => {
  const created = buildOrganization({ organizationId: 'syd', name: 'Sydskov', departments: [] });
  const row = buildOrganizationRow({ organizationId: 'syd', organizationName: 'Sydskov' });
  const card = { measurementCardId: 'card', measurementCardName: 'Nordskov standard' };

  function declareCalls(rows: OrganizationRow[]) {
    mockResponse('get', '/user-info', buildUserInfo({ organizationRelations: [] }));
    mockResponse('get', '/organization/list/detailed', () => ({
      data: rows,
      page: 1,
      totalCount: rows.length,
    }));
    mockResponse('get', '/measurement-card', []);
    mockResponse('get', '/measurement-card/list', [card]);
    return {
      create: mockResponse('post', '/organization', () => {
        rows.push(row);
        return created;
      }),
      contract: mockResponse('put', '/organization/syd/contract-information', null),
      administrator: mockResponse('post', '/organization/syd/add-administrator', null),
      card: mockResponse('put', '/organization/syd/measurement-card-information', null),
    };
  }

  async function openWizard(rows: OrganizationRow[] = []) {
    const calls = declareCalls(rows);
    const view = renderApp('/organizations', { session: buildSession({ isGlobalAdmin: true }) });
    // The button is in the page's header until the list is known to be empty.
    if (rows.length === 0) await screen.findByText('There are no organisations yet.');
    await view.user.click(await screen.findByRole('button', { name: 'Create organization' }));
    await screen.findByRole('form', { name: 'Step 1 of 4: Name and country' });
    return { ...view, calls };
  }

  const form = () => within(screen.getByRole('form'));
  const field = (name: string) => form().getByRole('textbox', { name });
  async function fill(user: UserEvent, name: string, text: string) {
    await user.click(field(name));
    await user.paste(text);
  }
  const submit = (name = 'Create and continue') => form().getByRole('button', { name });
  const step = (name: string) => screen.findByRole('form', { name });

  async function choose(user: UserEvent, label: string, option: string) {
    await user.click(form().getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  }

  async function nameIt(user: UserEvent) {
    await fill(user, 'Name', ' Sydskov ');
    await choose(user, 'Country', 'Denmark');
    await user.click(submit());
    await step('Step 2 of 4: Contract information');
  }

  async function chooseCard(user: UserEvent) {
    await step('Step 4 of 4: Measurement card');
    await choose(user, 'Measurement card', 'Nordskov standard');
    await choose(user, 'Stack numbering', 'Manual');
    await user.click(submit('Create'));
  }

  it('creates an organisation with everything in four steps', async () => {
    const { user, calls } = await openWizard();
    await nameIt(user);
    expect(calls.create).toMatchObject([
      { body: { name: 'Sydskov', country: 'dk' }, idempotencyKey: expect.stringMatching(/^\w{32}$/) },
    ]);

    await fill(user, 'Start date', '1/2/2027');
    await fill(user, 'End date', '31/01/2028');
    await choose(user, 'Level of invoice', 'Organization');
    await fill(user, 'Customer no.', '12a34567');
    expect(field('Customer no.')).toHaveAccessibleDescription('Enter digits only, up to 6');
    await user.clear(field('Customer no.'));
    await fill(user, 'Customer no.', '123456');
    expect(field('Customer no.')).not.toHaveAccessibleDescription();
    await fill(user, 'Price full measurement', '4.25');
    await fill(user, 'Price piece measurement', '0');
    await choose(user, 'Currency', 'EUR');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await fill(user, 'Guaranteed volume', '25000');
    await choose(user, 'Settlement type', 'Fixed price with minimum volume');
    await choose(user, 'Accounting', 'German');
    await user.click(submit());

    await step('Step 3 of 4: Contact person');
    expect(calls.contract.map(({ body }) => body)).toEqual([
      {
        startDate: '2027-02-01T00:00:00Z',
        endDate: '2028-01-31T23:59:59Z',
        levelOfInvoice: 'Organization',
        customerNumber: '123456',
        fullMeasurementPrice: 4.25,
        pieceMeasurementPrice: 0,
        currency: 'EUR',
        guaranteedVolume: 25000,
        settlementType: 'FixedPriceWithMinimumVolume',
        accounting: 'German',
        dataRetentionDurationInMonths: null,
      },
    ]);
    await fill(user, 'Name', 'Ane Holm');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await fill(user, 'E-mail', 'ane@');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await fill(user, 'E-mail', 'sydskov.example');
    await user.click(submit());

    await chooseCard(user);
    expect(await screen.findByText(/Organisation has been created/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Sydskov' })).toHaveAttribute(
      'href',
      '/organization/syd/dashboard',
    );
    expect(calls.administrator).toMatchObject([{ body: { email: 'ane@sydskov.example', name: 'Ane Holm' } }]);
    expect(calls.card.map(({ body }) => body)).toEqual([
      { measurementCardId: 'card', stackNumbering: 'Manuel', exportFormat: 'Csv' },
    ]);
    expect(screen.getByRole('rowheader', { name: 'Sydskov' })).toBeVisible();
  });

  it('goes on when the empty list has gone, and has a button again in the end', async () => {
    const { user } = await openWizard();
    await nameIt(user);
    expect(await screen.findByRole('rowheader', { name: 'Sydskov' })).toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: 'Sydskov' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] ?? dialog);
    expect(await screen.findByRole('heading', { name: 'Organisations' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Create organization' })).toBeVisible();
  });

  it('skips contract and contact person without a call when they are left out', async () => {
    const { user, calls } = await openWizard();
    await nameIt(user);
    // Without start date, end date and customer number no contract is created.
    expect(screen.queryByText(/will not be saved/)).not.toBeInTheDocument();
    await fill(user, 'Price full measurement', '4');
    expect(await screen.findByText(/What you have entered will not be saved/)).toBeVisible();
    await user.click(submit());
    await step('Step 3 of 4: Contact person');
    await user.click(submit());
    await chooseCard(user);
    await screen.findByText(/Organisation has been created/);
    expect([calls.contract, calls.administrator]).toEqual([[], []]);
  });

  it('creates once at least two letters and a country are there', async () => {
    const { user, calls } = await openWizard();
    await choose(user, 'Country', 'Poland');
    await fill(user, 'Name', ' S ');
    await user.click(submit());
    expect(field('Name')).toHaveAccessibleDescription('Enter at least 2 characters');
    expect(calls.create).toEqual([]);
    await user.type(field('Name'), '{Backspace}y');
    expect(field('Name')).not.toHaveAccessibleDescription();
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  it('shows what the service says under the fields, and validates a contract that has been begun', async () => {
    const { user, calls } = await openWizard();
    mockError('post', '/organization', 409, 'There is an organisation of this name.', {
      fieldErrors: [{ field: 'name', message: 'Choose another name.' }],
    });
    await fill(user, 'Name', 'Sydskov');
    await choose(user, 'Country', 'Denmark');
    await user.click(submit());
    expect(await screen.findByText('There is an organisation of this name.')).toHaveRole('alert');
    expect(field('Name')).toHaveAccessibleDescription('Choose another name.');
    expect(field('Name')).toHaveValue('Sydskov');

    mockResponse('post', '/organization', created);
    await user.click(submit());
    await step('Step 2 of 4: Contract information');
    // Nearly all contracts of the country have these values.
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('DKK');
    expect(screen.getByRole('combobox', { name: 'Accounting' })).toHaveValue('Danish');
    await fill(user, 'Start date', '32/01/2027');
    await user.click(submit());
    expect(field('Start date')).toHaveAccessibleDescription('Invalid date format');
    expect(calls.contract).toEqual([]);
  });

  it('keeps what was created when it is closed, and begins with the first step the next time', async () => {
    const { user } = await openWizard([buildOrganizationRow()]);
    await nameIt(user);
    const dialog = screen.getByRole('dialog', { name: 'Sydskov' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] ?? dialog);
    expect(await screen.findByText(/Organisation has been created/)).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: 'Sydskov' })).toBeVisible();
    const opener = screen.getByRole('button', { name: 'Create organization' });
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await step('Step 1 of 4: Name and country');
    expect(field('Name')).toHaveValue('');
  });

  it('says when the cards cannot be listed, and tries again', async () => {
    const { user } = await openWizard();
    mockError('get', '/measurement-card/list', 500, 'The cards are away.');
    await nameIt(user);
    await user.click(submit());
    await step('Step 3 of 4: Contact person');
    await user.click(submit());
    expect(await screen.findByText('The measurement cards could not be loaded.')).toBeVisible();
    mockResponse('get', '/measurement-card/list', []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There are no measurement cards yet\. Import one/)).toBeVisible();
  });
});

describe('the list of first steps', () => {
  const missing = {
    contractExpiresSoon: false,
    isMissingCustomerNumber: false,
    departmentsWithMissingCustomerNumber: [],
    isMissingContract: true,
    isMissingAdministrator: true,
    isMissingMeasurementCard: true,
  };

  const begun = (given: Partial<OrganizationRow> = {}) =>
    buildOrganizationRow({
      active: true,
      warnings: missing,
      hasDepartments: false,
      hasStacks: false,
      ...given,
    });

  const card = (publishedAt: string | null): MeasurementCardVersions => ({
    measurementCardId: 'card',
    measurementCardName: 'Nordre Skov',
    organizations: 0,
    versions: [{ version: 1, publishedAt, publishedBy: null }],
  });

  function open(rows: OrganizationRow[], { isGlobalAdmin = true } = {}) {
    mockResponse('get', '/user-info', buildUserInfo());
    mockResponse('get', '/department/list', []);
    mockResponse('get', '/organization/list/detailed', { data: rows, page: 1, totalCount: rows.length });
    return renderApp('/organizations', { session: buildSession({ isGlobalAdmin }) });
  }

  async function steps() {
    const list = within(await screen.findByRole('list', { name: 'First steps' }));
    return list.getAllByRole('listitem').map((item) => {
      const link = within(item).queryByRole('link');
      const text = within(item).getByRole('paragraph').textContent;
      return [text, link?.getAttribute('href'), item.getAttribute('aria-current')];
    });
  }

  it('begins with a card and an organisation', async () => {
    mockResponse('get', '/measurement-card', []);
    open([]);
    expect(await screen.findByText('There are no organisations yet.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Go to the measurement cards' })).toBeVisible();
    expect(await steps()).toEqual([
      ['Use a ready-made measurement card or import your own, and publish it.', '/measurement-cards', 'step'],
      ['Create an organisation.', undefined, null],
      ['Invite its first administrator.', undefined, null],
      ['Choose its measurement card.', undefined, null],
      ['Create a department, and add a surveyor to it.', undefined, null],
      [expect.stringMatching(/^Send the data of the first stack/), undefined, null],
    ]);
    const create = screen.getByRole('button', { name: 'Create organization' });
    expect(create).toHaveAttribute('data-variant', 'default');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('leads through the first organisation, until it has a stack', async () => {
    mockResponse('get', '/measurement-card', [card('2026-11-20T08:00:00Z')]);
    open([begun({ warnings: { ...missing, isMissingAdministrator: false } })]);
    const expected = [
      ['Done: Use a ready-made measurement card or import your own, and publish it.', undefined, null],
      ['Done: Create an organisation.', undefined, null],
      ['Done: Invite its first administrator.', undefined, null],
      ['Choose its measurement card.', '/organization/nordskov?tab=3', 'step'],
      ['Create a department, and add a surveyor to it.', undefined, null],
      [expect.stringMatching(/^Send the data of the first stack/), undefined, null],
    ];
    // The card counts as done once the list of cards has answered.
    await waitFor(async () => expect(await steps()).toEqual(expected));
  });

  it('ends with the stack as the next step', async () => {
    mockResponse('get', '/measurement-card', []);
    const warnings = { ...missing, isMissingAdministrator: false, isMissingMeasurementCard: false };
    open([begun({ warnings, hasDepartments: true })]);
    const [next, ...others] = (await steps()).filter(([, , current]) => current);
    expect(next?.[0]).toMatch(/^Send the data of the first stack/);
    expect(next?.[1]).toBe('/api/docs/index.html#tag-ingest');
    expect(others).toEqual([]);
  });

  it('does not take a draft for a card that can be chosen', async () => {
    mockResponse('get', '/measurement-card', [card(null)]);
    open([]);
    await screen.findByRole('link', { name: 'Go to the measurement cards' });
    expect((await steps())[0]?.[2]).toBe('step');
  });

  it('has no way to the cards where the service has no calls for them', async () => {
    open([]);
    mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('cardVersions') }));
    expect((await steps())[0]).toEqual([
      'Use a ready-made measurement card or import your own, and publish it.',
      undefined,
      'step',
    ]);
  });

  it.each<[string, OrganizationRow[]]>([
    ['after the first stack', [begun({ hasStacks: true })]],
    [
      'with a second organisation',
      [begun(), begun({ organizationId: 'harzer', organizationName: 'Harzer' })],
    ],
    ['where a former service does not say whether there are stacks', [buildOrganizationRow()]],
  ])('is not there %s', async (_, rows) => {
    open(rows);
    expect(await screen.findByRole('row', { name: /^Nordskov/ })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'First steps' })).not.toBeInTheDocument();
  });

  it('says to others only that there are none', async () => {
    open([], { isGlobalAdmin: false });
    expect(await screen.findByText('There are no organisations yet.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'First steps' })).not.toBeInTheDocument();
  });
});

import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { mockClock } from '@mocks/browser/mockClock';
import { buildContract, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';
import type { Feature } from '@/store/api/featuresSlice';
import { ContractTab } from './ContractTab';

setupMockService();

const currentCall = '/organization/nordskov/contract-information';
const nextCall = `${currentCall}/next`;
const retentionCall = `${currentCall}/retention`;

const preview = {
  from: '2026-07-17T10:00:00Z',
  lastChangeBefore: '2025-07-17T10:00:00Z',
  stacks: 0,
};

beforeEach(() => {
  mockResponse('get', retentionCall, preview);
});

interface Options {
  offered?: Feature[];
  canEdit?: boolean;
  language?: Language;
}

function openTab({ canEdit = true, language = 'en', offered = featuresWithout() }: Options = {}) {
  const Component = () => (
    <>
      <Notifications />
      <ContractTab organizationId="nordskov" canEdit={canEdit} />
    </>
  );
  return renderApp('/', {
    session: buildSession({ isGlobalAdmin: canEdit }),
    language,
    routes: [{ path: '/', Component }],
    offered,
  });
}

const card = (name: string) => screen.getByRole('region', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function editCurrent(options: Options = {}) {
  mockResponse('get', currentCall, buildContract());
  mockError('get', nextCall, 404);
  const view = openTab(options);
  const [edit, question, confirm] =
    options.language === 'de'
      ? ['Bearbeiten: Aktueller Vertrag', 'Aktuellen Vertrag bearbeiten?', 'Bearbeiten']
      : ['Edit Current contract', 'Edit the current contract?', 'Edit'];
  await view.user.click(await screen.findByRole('button', { name: edit }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  const text = dialog.getByText(/current month onwards|ab dem laufenden Monat/);
  expect(text).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return view;
}

it('shows both contracts, and what is not given as not given', async () => {
  mockResponse('get', currentCall, buildContract());
  mockResponse('get', nextCall, buildContract({ currency: null, guaranteedVolume: null, accounting: null }));
  openTab({ canEdit: false });
  const facts = within(await screen.findByRole('region', { name: 'Current contract' }));
  expect(await facts.findByText('01/01/2026')).toBeVisible();
  for (const text of ['31/12/2027', '104211', '4.25 DKK', '1.50 DKK', '25,000 m³', 'Danish', '60'])
    expect(facts.getByText(text)).toBeVisible();
  expect(facts.queryByText('not given')).not.toBeInTheDocument();
  const next = within(card('Next contract'));
  await waitFor(() => expect(next.getAllByText('not given')).toHaveLength(3));
  expect(next.getByText('4.25')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each<[string, RegExp | null]>([
  ['2026-11-30T00:00:00Z', /this month$/],
  ['2026-12-01T00:00:00Z', /in 1 month$/],
  ['2027-12-31T00:00:00Z', /in 13 months$/],
  ['2026-11-21T00:00:00Z', null],
])('says how long a contract still runs, and nothing of one that is over: %s', async (endDate, left) => {
  mockClock(new Date('2026-11-22T11:00:00Z'));
  mockResponse('get', currentCall, buildContract({ endDate }));
  mockError('get', nextCall, 404);
  openTab({ canEdit: false });
  const [term] = await screen.findAllByText('End date');
  expect(term?.nextElementSibling).toHaveTextContent(left ?? /^\d\d\/\d\d\/\d{4}$/);
  jest.useRealTimers();
});

it('asks before the current contract is edited, and saves the version that was read', async () => {
  const { user } = await editCurrent({ language: 'de' });
  const seen = mockResponse('put', currentCall, null);
  mockResponse('get', currentCall, buildContract({ fullMeasurementPrice: 5.75 }));
  expect(field('Startdatum')).toHaveFocus();
  const price = field('Messgebühr Vollvermessung');
  expect(price).toHaveValue('4,25');
  await user.clear(price);
  await user.type(price, '5,75{Enter}');
  expect(await screen.findByText('Vertrag aktualisiert')).toBeVisible();
  expect(screen.getByText('5,75 DKK')).toBeVisible();
  const { etag, ...contract } = buildContract({ fullMeasurementPrice: 5.75 });
  expect(seen).toMatchObject([{ body: contract, ifMatch: etag, ifNoneMatch: null }]);
});

it('validates dates and prices, and saves none that are wrong', async () => {
  const { user } = await editCurrent();
  const seen = mockResponse('put', currentCall, null);
  const errorOf = async (name: string, text: string) => {
    const input = field(name);
    await user.clear(input);
    // The text is pasted, because other tests cover typing.
    if (text) await user.paste(text);
    await user.tab();
    return input.getAttribute('aria-invalid') === 'true' ? input : null;
  };
  // The end has a value although nobody has left the field yet.
  expect(await errorOf('Start date', '01/01/2030')).toBeNull();
  expect(field('End date')).toHaveAccessibleDescription('Invalid date range');
  expect(await errorOf('End date', '31/02/2027')).toHaveAccessibleDescription('Invalid date format');
  expect(await errorOf('End date', '31/12/2025')).toHaveAccessibleDescription('Invalid date range');
  expect(await errorOf('Start date', '1.12.2025')).toBeNull();
  expect(field('Start date')).toHaveValue('01/12/2025');
  expect(field('End date')).not.toHaveAccessibleDescription();
  expect(await errorOf('Start date', '01/01/2026')).toBeNull();
  expect(field('End date')).toHaveAccessibleDescription('Invalid date range');
  expect(await errorOf('End date', '')).toHaveAccessibleDescription('Field is required');
  expect(await errorOf('End date', '31/12/2026')).toBeNull();

  const price = 'Price full measurement';
  const noPrice = 'Enter 0 or more, for example 12.5';
  expect(await errorOf(price, '-1')).toHaveAccessibleDescription(noPrice);
  expect(await errorOf(price, '4,5')).toHaveAccessibleDescription(noPrice);
  expect(await errorOf(price, '1000000.01')).toHaveAccessibleDescription('Enter 1,000,000 or less');
  expect(await errorOf('Data retention duration in months', '1201')).toHaveAccessibleDescription(
    'Enter 1,200 or less',
  );
  await user.click(button('Save'));
  expect(field(price)).toHaveFocus();
  expect(seen).toEqual([]);
});

it('needs dates and prices only, and has no customer number when departments are invoiced', async () => {
  const { user } = await editCurrent();
  const seen = mockResponse('put', currentCall, null);
  await user.clear(field('Guaranteed volume'));
  await user.click(button('Clear: Currency'));
  await user.clear(field('Customer no.'));
  await user.type(field('Customer no.'), 'a12x');
  expect(field('Customer no.')).toHaveValue('a12x');
  expect(field('Customer no.')).toHaveAccessibleDescription('Enter digits only, up to 6');
  await user.click(screen.getByRole('combobox', { name: 'Level of invoice' }));
  await user.click(await screen.findByRole('option', { name: 'Department' }));
  expect(field('Customer no.')).toBeDisabled();
  expect(field('Customer no.')).toHaveValue('');
  await user.click(button('Save'));
  await screen.findByText('Contract updated');
  const changes = {
    levelOfInvoice: 'Department',
    customerNumber: null,
    currency: null,
    guaranteedVolume: null,
  };
  expect(seen).toMatchObject([{ body: changes }]);
});

it('says that it was not updated and why, under the fields', async () => {
  const { user } = await editCurrent();
  mockError('put', currentCall, 400, 'The dates overlap.', {
    fieldErrors: [{ field: 'endDate', message: 'Ends after the next contract begins.' }],
  });
  await user.click(button('Save'));
  expect(await screen.findByText('Contract not updated. The dates overlap.')).toHaveRole('alert');
  expect(field('End date')).toHaveAccessibleDescription('Ends after the next contract begins.');
});

it('lets somebody who was slower look at the newer contract', async () => {
  const { user } = await editCurrent();
  mockError('put', currentCall, 412);
  await user.clear(field('Price full measurement'));
  await user.type(field('Price full measurement'), '9');
  await user.click(button('Save'));
  mockResponse('get', currentCall, buildContract({ etag: '"contract-2"', fullMeasurementPrice: 7 }));
  await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
  expect(await screen.findByText('7.00 DKK')).toBeVisible();
  const seen = mockResponse('put', currentCall, null);
  await user.click(button('Keep my changes'));
  await user.click(button('Save'));
  await screen.findByText('Contract updated');
  expect(seen).toMatchObject([{ body: { fullMeasurementPrice: 9 }, ifMatch: '"contract-2"' }]);
});

it('offers to create what there is not, without asking and without reporting it', async () => {
  mockError('get', currentCall, 404);
  mockError('get', nextCall, 404);
  const { user, ports } = openTab();
  expect(await screen.findByText('There is no current contract yet.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Create next contract' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(ports.notifyFailure).not.toHaveBeenCalled();

  const seen = mockResponse('put', nextCall, null);
  mockResponse('get', nextCall, buildContract({ fullMeasurementPrice: 3 }));
  const texts = { 'Start date': '01/01/2028', 'End date': '31/12/2028' };
  const prices = { 'Price full measurement': '3', 'Price piece measurement': '1.5' };
  for (const [name, text] of Object.entries({ ...texts, ...prices })) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(button('Save'));
  expect(await screen.findByText('3.00 DKK')).toBeVisible();
  expect(seen).toMatchObject([
    { ifMatch: null, ifNoneMatch: '*', body: { startDate: '2028-01-01T00:00:00Z' } },
  ]);
  expect(button('Edit Next contract')).toBeVisible();
});

it('says when a contract cannot be read, and tries again', async () => {
  mockError('get', currentCall, 500, 'The contracts are away.');
  mockError('get', nextCall, 404);
  const { user } = openTab();
  const current = within(await screen.findByRole('region', { name: 'Current contract' }));
  expect(await current.findByText('The current contract could not be loaded.')).toBeVisible();
  expect(current.getByText('The contracts are away.')).toBeVisible();
  expect(current.queryByRole('button', { name: /contract/ })).not.toBeInTheDocument();
  mockResponse('get', currentCall, buildContract());
  await user.click(current.getByRole('button', { name: 'Try again' }));
  expect(await current.findByText('104211')).toBeVisible();
});

describe('a data retention', () => {
  it('says while it is typed how many stacks it will delete, and from when on', async () => {
    const { user } = await editCurrent();
    const seen = mockResponse('get', retentionCall, { ...preview, stacks: 1240 });
    await user.clear(field('Data retention duration in months'));
    await user.type(field('Data retention duration in months'), '12');
    expect(
      await screen.findByText(
        '1,240 stacks last changed before 17/07/2025 will be deleted from 17/07/2026 onwards and cannot be restored.',
      ),
    ).toBeVisible();
    expect(seen.at(-1)?.search).toBe('?months=12');
    await user.clear(field('Data retention duration in months'));
    expect(screen.queryByText(/will be deleted/)).not.toBeInTheDocument();
  });

  it('is told to readers of the contract as well, in their language', async () => {
    mockResponse('get', retentionCall, { ...preview, stacks: 1 });
    mockResponse('get', currentCall, buildContract());
    mockError('get', nextCall, 404);
    openTab({ canEdit: false, language: 'de' });
    expect(
      await screen.findByText(/^1 Polter, der zuletzt vor dem 17\/07\/2025 geändert wurde/),
    ).toBeVisible();
  });

  it('of no month is none, and says how to keep all stacks', async () => {
    const { user } = await editCurrent();
    const seen = mockResponse('put', currentCall, null);
    await user.clear(field('Data retention duration in months'));
    await user.type(field('Data retention duration in months'), '0');
    await user.click(button('Save'));
    expect(field('Data retention duration in months')).toHaveAccessibleDescription(
      'Enter 1 or more, or leave it empty to keep all stack data',
    );
    expect(seen).toEqual([]);
  });

  it('of less than five years is warned of, because statements are kept for so long', async () => {
    const { user } = await editCurrent();
    const warning = 'must be kept for five years';
    expect(screen.queryByText(warning, { exact: false })).not.toBeInTheDocument();
    await user.clear(field('Data retention duration in months'));
    await user.type(field('Data retention duration in months'), '59');
    expect(screen.getByText(warning, { exact: false })).toBeVisible();
    await user.clear(field('Data retention duration in months'));
    expect(screen.queryByText(warning, { exact: false })).not.toBeInTheDocument();
  });

  it('says nothing on a service that deletes nothing', async () => {
    const asked = mockResponse('get', retentionCall, preview);
    mockResponse('get', currentCall, buildContract());
    mockError('get', nextCall, 404);
    openTab({ offered: featuresWithout('retention') });
    const facts = within(await screen.findByRole('region', { name: 'Current contract' }));
    expect(await facts.findByText('60')).toBeVisible();
    expect(facts.queryByRole('status')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

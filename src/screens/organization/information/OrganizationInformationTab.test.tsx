import { File } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildOrganization, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { toDataUrl } from '@/lib/dataUrl';
import type { Feature } from '@/store/api/featuresSlice';
import { type Organization, useGetOrganizationQuery } from '@/store/api/organizationApi';
import { LogoCard } from './LogoCard';
import { OrganizationInformationTab } from './OrganizationInformationTab';

setupMockService();

const home = { street: 'Skovvej', streetNumber: '1', city: 'Rold', zipCode: '9510', country: 'DK' };
const stored = buildOrganization({
  etag: '"a.b.c"',
  contactInformation: { email: 'info@nordskov.example', phone: '', webSite: 'www.nordskov.example' },
  addressInformation: home,
});

function Tab({ canEdit }: { canEdit: boolean }) {
  const { data, refetch } = useGetOrganizationQuery({ id: 'nordskov' });
  return data ? (
    <OrganizationInformationTab organization={data} canEdit={canEdit} onReload={refetch} />
  ) : null;
}

interface Given {
  before?: Partial<Organization>;
  after?: Partial<Organization>;
  canEdit?: boolean;
  offered?: Feature[];
}

async function openTab({ before, after, canEdit = true, offered = featuresWithout() }: Given = {}) {
  const versions = [
    { ...stored, ...before },
    { ...stored, ...after },
  ];
  mockResponse('get', '/organization/:id', () => versions.shift() ?? stored);
  mockError('get', '/organization/:id/logo', 404);
  const app = renderApp('/', {
    session: buildSession(),
    routes: [{ path: '/', element: <Tab canEdit={canEdit} /> }],
    offered,
  });
  await screen.findByRole('heading', { name: 'Address' });
  return app;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => within(screen.getByRole('region', { name }));

it('renames the organisation; one character is enough, blanks are none', async () => {
  const seen = mockResponse('put', '/organization/nordskov/rename', null);
  const { user } = await openTab({ after: { name: 'N' } });
  expect(card('Organisation').getByText('Denmark')).toBeVisible();
  await user.click(button('Edit Organisation'));
  await user.clear(field('Name'));
  await user.type(field('Name'), '  {Enter}');
  expect(field('Name')).toHaveAccessibleDescription('Field is required');
  await user.type(field('Name'), 'N{Enter}');
  expect(await card('Organisation').findByText('N')).toBeVisible();
  expect(seen).toMatchObject([{ body: { name: 'N' }, ifMatch: '"a.b.c"' }]);
});

it('keeps the form open with the reason when a save fails', async () => {
  mockError('put', '/organization/nordskov/contact-information', 409, 'The organisation is being deleted');
  const { user } = await openTab();
  await user.click(button('Edit Contact information'));
  await user.clear(field('E-mail'));
  await user.type(field('E-mail'), 'info@nordskov');
  await user.tab();
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail is incorrect');
  await user.type(field('E-mail'), '.example{Enter}');
  expect(await screen.findByText('Update failed. The organisation is being deleted')).toHaveRole('alert');
  expect(field('E-mail')).toHaveValue('info@nordskov.example');

  const seen = mockResponse('put', '/organization/nordskov/contact-information', null);
  await user.type(field('Phone'), ' 12 ');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  const body = { email: 'info@nordskov.example', phone: '12', webSite: 'www.nordskov.example' };
  expect(seen).toMatchObject([{ body, ifMatch: '"a.b.c"' }]);
});

it('says in which countries the organisation works, and changes them', async () => {
  const seen = mockResponse('put', '/organization/nordskov/work-countries', null);
  const { user } = await openTab({
    before: { workCountries: ['DK'] },
    after: { workCountries: ['DK', 'SE'] },
  });
  const countries = within(await screen.findByRole('region', { name: 'Countries of operation' }));
  expect(countries.getByText('Denmark')).toBeVisible();
  await user.click(button('Edit Countries of operation'));
  await user.click(countries.getByRole('combobox', { name: 'Countries of operation' }));
  await user.click(await screen.findByRole('option', { name: 'Sweden' }));
  await user.click(countries.getByRole('button', { name: 'Save' }));
  expect(await countries.findByText('Denmark, Sweden', { selector: 'p' })).toBeVisible();
  expect(seen).toMatchObject([{ body: { workCountries: ['DK', 'SE'] }, ifMatch: '"a.b.c"' }]);
});

it('says nothing of countries on a service without the call', async () => {
  await openTab({ before: { workCountries: ['DK'] }, offered: featuresWithout('workCountries') });
  expect(screen.queryByRole('region', { name: 'Countries of operation' })).not.toBeInTheDocument();
});

it('puts the numbers of statements into its CSV files where somebody asks for them', async () => {
  const seen = mockResponse('put', '/organization/nordskov/csv-columns', null);
  const { user } = await openTab({
    before: { csvStatementNumbers: false },
    after: { csvStatementNumbers: true },
  });
  const columns = within(await screen.findByRole('region', { name: 'CSV files' }));
  expect(columns.getByText('No')).toBeVisible();
  await user.click(button('Edit CSV files'));
  await user.click(columns.getByRole('checkbox', { name: 'Numbers of due diligence statements' }));
  await user.click(columns.getByRole('button', { name: 'Save' }));
  expect(await columns.findByText('Yes')).toBeVisible();
  expect(seen).toMatchObject([{ body: { csvStatementNumbers: true }, ifMatch: '"a.b.c"' }]);
});

it('says nothing of columns on a service without statements', async () => {
  await openTab({ before: { csvStatementNumbers: false }, offered: featuresWithout('eudr') });
  expect(screen.queryByRole('region', { name: 'CSV files' })).not.toBeInTheDocument();
});

it('leads to the website, http being added', async () => {
  await openTab();
  const link = card('Contact information').getByRole('link', { name: 'www.nordskov.example' });
  expect(link).toHaveAttribute('href', 'http://www.nordskov.example');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

it('shows no scheme of a website', async () => {
  const contactInformation = { email: '', phone: '', webSite: 'https://www.nordskov.example/' };
  await openTab({ before: { contactInformation } });
  const link = screen.getByRole('link', { name: 'www.nordskov.example' });
  expect(link).toHaveAttribute('href', 'https://www.nordskov.example/');
});

it('makes no link of what is no website', async () => {
  const contactInformation = { email: '', phone: '', webSite: 'javascript:alert(1)' };
  await openTab({ before: { contactInformation } });
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

const british = {
  street: 'High Street',
  streetNumber: '2',
  city: 'Hawick',
  zipCode: 'TD9 9AA',
  country: 'UK',
};
const nowhere = { street: '', streetNumber: '', city: '', zipCode: '', country: '' };

it.each([
  ['a street and a town', {}, ['Skovvej 1', '9510 Rold']],
  ["its own country in its people's language", { country: 'Danmark' }, ['Skovvej 1', '9510 Rold']],
  ["another one in its people's language", { country: 'Deutschland' }, ['Skovvej 1', '9510 Rold', 'Germany']],
  ['a text that is no country', { country: 'Jylland', street: '' }, ['1', '9510 Rold', 'Jylland']],
  ['a British order', british, ['2 High Street', 'Hawick TD9 9AA', 'United Kingdom']],
  ['a town alone', { ...nowhere, city: 'Rold' }, ['Rold']],
])('writes the address as on an envelope: %s', async (_, address, lines) => {
  await openTab({ before: { addressInformation: { ...home, ...address } } });
  const written = card('Address').getByRole('group');
  expect([...written.children].map((line) => line.textContent)).toEqual(lines);
});

it('names the country in the language of the reader, and edits what was typed', async () => {
  const { user } = await openTab({ before: { addressInformation: { ...home, country: 'Tyskland' } } });
  expect(card('Address').getByText('Germany')).toBeVisible();
  await user.click(button('Edit Address'));
  expect(field('Country')).toHaveValue('Tyskland');
});

it('says where there is no address', async () => {
  await openTab({ before: { addressInformation: nowhere } });
  expect(card('Address').getByText('not given')).toBeInTheDocument();
});

it('changes the address', async () => {
  const address = { street: 'Havnegade', streetNumber: '1', city: 'Rold', zipCode: '9510', country: 'DK' };
  const seen = mockResponse('put', '/organization/nordskov/address-information', null);
  const { user } = await openTab({ after: { addressInformation: address } });
  await user.click(button('Edit Address'));
  await user.clear(field('Street'));
  await user.type(field('Street'), 'Havnegade{Enter}');
  expect(await card('Address').findByText('Havnegade 1')).toBeVisible();
  expect(seen).toMatchObject([{ body: address, ifMatch: '"a.b.c"' }]);
});

it('tells who was slower, and shows what is there now', async () => {
  mockError('put', '/organization/nordskov/address-information', 412);
  const newer = { street: 'Havnegade', streetNumber: '2', city: 'Rold', zipCode: '9510', country: 'DK' };
  const { user } = await openTab({ after: { addressInformation: newer, etag: '"a.b.d"' } });
  await user.click(button('Edit Address'));
  await user.type(field('City'), ' Skov{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
  expect(await screen.findByText('Havnegade 2')).toBeVisible();
  expect(field('City')).toHaveValue('Rold Skov');
  const seen = mockResponse('put', '/organization/nordskov/address-information', null);
  await user.click(button('Keep my changes'));
  await user.click(button('Save'));
  await waitFor(() => expect(seen).toMatchObject([{ body: { city: 'Rold Skov' }, ifMatch: '"a.b.d"' }]));
});

it('has no way to edit for those who only read', async () => {
  await openTab({ canEdit: false });
  expect(await screen.findByText('No logo yet')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('the state of the organisation', () => {
  it('is shown to global admins, who can close it after a question and open it again', async () => {
    const closing = mockResponse('put', '/organization/nordskov/deactivate', null);
    const { user } = await openTab({ before: { active: true }, after: { active: false } });
    const state = () => within(screen.getByRole('region', { name: 'State' }));
    await user.click((await screen.findByRole('region', { name: 'State' })) && state().getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Nordskov Tømmer A/S?' }));
    expect(dialog.getByText(/lose access at once/)).toBeVisible();
    expect(closing).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/have no access/)).toBeVisible();
    expect(state().getByText('Inactive')).toBeVisible();
    expect(closing).toHaveLength(1);
    const opening = mockResponse('put', '/organization/nordskov/activate', null);
    mockResponse('get', '/organization/:id', { ...stored, active: true });
    await user.click(state().getByRole('button', { name: 'Activate' }));
    expect(await state().findByText('Active')).toBeVisible();
    expect(opening).toHaveLength(1);
  });

  it('keeps the question open with the reason where it cannot be changed', async () => {
    mockError('put', '/organization/nordskov/deactivate', 500, 'Not now.');
    const { user } = await openTab({ before: { active: true } });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByText('Update failed. Not now.')).toBeVisible();
  });

  it.each([null, undefined])('is not shown where the service tells none: %p', async (active) => {
    await openTab({ before: active === undefined ? {} : { active } });
    expect(screen.queryByRole('region', { name: 'State' })).not.toBeInTheDocument();
  });
});

describe('the logo', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const former = Uint8Array.from([...png, 1]);
  const chosen = Uint8Array.from([...png, 2]);
  const path = `${apiBase}/organization/nordskov/logo`;

  function logosAre(...logos: Uint8Array<ArrayBuffer>[]) {
    mockService.use(http.get(path, () => HttpResponse.arrayBuffer((logos.shift() ?? former).buffer)));
  }

  function openCard() {
    const element = <LogoCard organization={buildOrganization()} canEdit />;
    const { container } = renderApp('/', {
      session: buildSession(),
      routes: [{ path: '/', element }],
    });
    return (bytes: Uint8Array<ArrayBuffer>) => {
      const input = container.querySelector('input[type="file"]');
      if (!input) throw new Error('There is no way to choose a file');
      // The file claims to be an image whatever its bytes are.
      fireEvent.change(input, { target: { files: [new File([bytes], 'logo.png', { type: 'image/png' })] } });
    };
  }

  const logo = () => screen.findByRole('img', { name: 'Logo of Nordskov Tømmer A/S' });
  const imageOf = (bytes: Uint8Array) => toDataUrl(bytes, 'image/png');

  it('shows the chosen logo at once and sends its bytes', async () => {
    logosAre(former, chosen);
    const sent: Uint8Array[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockService.use(
      http.put(path, async ({ request }) => {
        const file = (await request.formData()).get('file');
        if (file instanceof Blob) sent.push(new Uint8Array(await file.arrayBuffer()));
        await answered;
        return HttpResponse.json({ data: null, errorMessage: null });
      }),
    );
    const choose = openCard();
    expect(await logo()).toHaveAttribute('src', imageOf(former));
    choose(chosen);
    await waitFor(async () => expect(await logo()).toHaveAttribute('src', imageOf(chosen)));
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a logo' })).toBeEnabled());
    expect(sent).toEqual([chosen]);
    expect(await logo()).toHaveAttribute('src', imageOf(chosen));
  });

  it('shows the former logo again when the service refuses the new one', async () => {
    logosAre(former);
    const choose = openCard();
    await logo();
    const fieldErrors = [{ field: 'file', message: 'The image is broken.' }];
    mockError('put', '/organization/nordskov/logo', 400, 'Some values are not valid.', { fieldErrors });
    choose(chosen);
    expect(await screen.findByText('Logo upload has failed. The image is broken.')).toHaveRole('alert');
    expect(await logo()).toHaveAttribute('src', imageOf(former));
  });

  it.each([
    ['a text by the name of an image', Uint8Array.from([60, 115, 118, 103]), /neither a JPEG nor a PNG/],
    ['more than 500 KB', new Uint8Array(500 * 1024 + 1), /larger than 500 KB/],
  ])('sends nothing of %s', async (_, bytes, problem) => {
    mockError('get', '/organization/nordskov/logo', 404);
    const choose = openCard();
    expect(await screen.findByText('No logo yet')).toBeVisible();
    choose(bytes);
    expect(await screen.findByText(problem)).toHaveRole('alert');
    expect(screen.getByText('No logo yet')).toBeVisible();
  });

  it('takes a file that is dropped', async () => {
    mockError('get', '/organization/nordskov/logo', 404);
    openCard();
    await screen.findByText('No logo yet');
    const files = [new File(['<svg/>'], 'logo.svg')];
    fireEvent.drop(screen.getByRole('group', { name: 'Logo' }), { dataTransfer: { files } });
    expect(await screen.findByText(/^logo.svg is neither/)).toBeVisible();
  });

  it('says when the logo could not be loaded, and tries again', async () => {
    mockError('get', '/organization/nordskov/logo', 500, 'The disk is away');
    openCard();
    expect(await screen.findByText('The disk is away')).toBeVisible();
    logosAre(former);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await logo()).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { buildDepartment, buildOrganization, buildUserInfo } from '../../../mocks/builders';
import { everyFieldType } from '../../../mocks/everyFieldType';
import { answers, listenInTests, refuses } from '../../../mocks/service';
import { buildSession } from '../../../mocks/session';
import { buildStack, buildStackDetail, buildStackField } from '../../../mocks/stackBuilders';
import type { Language } from '../../i18n/language';
import type { StackDetail } from '../../store/api/stackApi';
import { declareStackCalls, openStacks, pageOf } from '../../testing/openStacks';
import { renderApp } from '../../testing/renderApp';
import { fromList } from '../../ui/fromList';

listenInTests();

const path = '/organization/nordskov/department/rold/stack/stack-1';
const allPath = path.replace('rold', 'all');

function declareStack(stack: unknown = buildStackDetail()) {
  answers('get', '/user-info', buildUserInfo());
  answers('get', '/department/list', [buildDepartment()]);
  answers('get', '/organization/:id', buildOrganization());
  // Pictures are proven where they are shown.
  refuses('get', '/stack/:id/file/:kind', 404);
  answers('get', '/stack/stack-1', JSON.parse(JSON.stringify(stack)));
}

async function openStack(stack?: unknown, language: Language = 'en') {
  declareStack(stack);
  const app = renderApp(path, { session: buildSession(), language });
  await screen.findByRole('heading', { level: 1, name: /1001/ });
  return app;
}

/** The section of that title. */
const section = (name: string) => within(screen.getByRole('region', { name }));

/** What stands below a label, with plain spaces. */
function valueBelow(label: string, inside = section('Measurement')) {
  const value = inside.getByText(label, { selector: 'dl:not(dl dl) > div > dt' }).nextElementSibling;
  return value?.textContent?.replace(/[\u00a0\u202f]/g, ' ');
}

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
    expect(valueBelow('Measured on')).toBe('3 Nov 2026, 10:30');
    expect(valueBelow('Place')).toContain(
      'Latitude56.8000000°Longitude9.8700000°Accuracynot givenHeight42 m',
    );
    expect(valueBelow('Species')).toBe('Spruce');
    expect(valueBelow('Defects')).toBe('Rotblue (no longer listed)');
    expect(valueBelow('Quality')).toBe('B1,200 pcsC0 pcs');
    expect(valueBelow('Classes')).toBe('2 values (pcs)30');
    expect(valueBelow('Face')).toBe('Main pileLength12.50 mHeight1.80 mRestLength0.00 mHeight1.80 m');
    expect(valueBelow('Base logs')).toBe('Ø 12.0 cm12.0 cm3 pcs');
    expect(await screen.findByRole('region', { name: /1001/ })).toBeVisible();

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
    expect(valueBelow('Vermessungsdatum', section('Überblick'))).toBe('03.11.2026, 09:30');
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
    expect(valueBelow('Missing')).toBe('not given');
    expect(valueBelow('Nought')).toBe('0.000');
    expect(section('Bark').getByText(/names a field here that it does not define: barkFactor/)).toBeVisible();
    expect(section('Bark').getByText(/does not define: barkDepth/)).toBeVisible();
    expect(section('Later').getByText('The measurement card shows no fields in this section.')).toBeVisible();
    expect(screen.getByText('The measurement card shows no images.')).toBeVisible();
  });
});

describe('facts of every stack', () => {
  it('are there whatever the card shows, with the position where no section has one', async () => {
    await openStack(
      buildStackDetail({ status: 'AssignedToSawmill', sawmillName: 'Birke Savværk', polterId: null }),
    );
    const facts = section('Overview');
    expect(valueBelow('Stack ID', facts)).toBe('not given');
    expect(valueBelow('Order number', facts)).toBe('2612345');
    expect(valueBelow('Sawmill', facts)).toBe('Birke Savværk');
    expect(valueBelow('Pre-registration date', facts)).toBe('2 Nov 2026, 08:00');
    expect(valueBelow('Sawmill assignment date', facts)).toBe('not given');
    expect(valueBelow('Position', facts)).toContain('Latitude56.8312345°');
  });

  it('say before the measurement what comes with it', async () => {
    const image = buildStackField({ fieldType: 'Image', value: null }, { title: 'Front' });
    const place = buildStackField({ fieldType: 'Position', value: null }, { title: 'Place' });
    await openStack(withFields([image, place], { status: 'PreRegistration', coordinates: null }));
    expect(
      screen.getByText(/not measured yet\. Its remaining values come with the measurement/),
    ).toBeVisible();
    expect(valueBelow('Front')).toBe('The image comes with the measurement.');
    expect(valueBelow('Place')).toMatch(/^No position was recorded/);
    expect(section('Overview').queryByText('Position')).not.toBeInTheDocument();
    expect(section('Overview').queryByText('Sawmill')).not.toBeInTheDocument();
  });

  it('are all there is without a card', async () => {
    await openStack(buildStackDetail({ measurementCardId: null, sections: [], coordinates: null }));
    expect(screen.getByRole('heading', { name: 'The organisation has no measurement card' })).toBeVisible();
    expect(valueBelow('Order number', section('Overview'))).toBe('2612345');
    expect(valueBelow('Position', section('Overview'))).toMatch(/^No position was recorded/);
  });
});

describe('a service that sends no more than the specification names', () => {
  it('has its page, and what it leaves out is not given', async () => {
    declareStack({
      status: 'Measured',
      sections: [{ title: 'Measurement', fields: [buildStackField()] }, {}],
    });
    renderApp(path, { session: buildSession() });
    await screen.findByRole('region', { name: 'Measurement' });
    expect(screen.getByRole('heading', { level: 1, name: 'Stack' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Rold Skov')).toBeVisible();
    const facts = section('Overview');
    for (const fact of ['Stack ID', 'Order number', 'Pre-registration date', 'Last changed']) {
      expect(valueBelow(fact, facts)).toBe('not given');
    }
    expect(facts.queryByText('Sawmill')).not.toBeInTheDocument();
  });

  it.each([null, undefined])(
    'may have no sections at all, under all departments too: %p',
    async (sections) => {
      declareStack({ status: 'Measured', sections });
      renderApp(allPath, { session: buildSession() });
      await screen.findByRole('region', { name: 'Overview' });
      expect(screen.getByRole('heading', { name: 'The measurement card shows no values' })).toBeVisible();
      expect(within(screen.getByRole('main')).queryByText('Rold Skov')).not.toBeInTheDocument();
    },
  );
});

describe('a stack that is not to be had', () => {
  it.each([
    ['that the service does not know', () => refuses('get', '/stack/stack-1', 404)],
    [
      'of another department than the address says',
      () => declareStack(buildStackDetail({ departmentId: 'thy' })),
    ],
  ])('%s is a page that is not there, with a way to the list', async (_, declare) => {
    declareStack();
    declare();
    renderApp(path, { session: buildSession() });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.queryByText('2612345')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get report' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/rold/stacks',
    );
  });

  it('says that it failed, and loads on demand', async () => {
    declareStack();
    refuses('get', '/stack/stack-1', 500, 'The service is being restarted.');
    const { user } = renderApp(path, { session: buildSession() });
    expect(await screen.findByText('The service is being restarted.')).toBeVisible();
    declareStack();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
  });
});

describe('the way to the report', () => {
  it('opens when it is known that the stack is measured', async () => {
    declareStack();
    let arrive: (stack: StackDetail) => void = () => undefined;
    const stack = new Promise<StackDetail>((resolve) => {
      arrive = resolve;
    });
    answers('get', '/stack/stack-1', () => stack);
    renderApp(path, { session: buildSession() });
    const report = await screen.findByRole('button', { name: 'Get report' });
    expect(report).toHaveAccessibleDescription('It is not known yet whether the stack has been measured.');
    arrive(buildStackDetail({ status: 'AssignedToSawmill' }));
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
    expect(report).not.toHaveAttribute('aria-disabled');
  });

  it('is closed before the stack is measured', async () => {
    await openStack(buildStackDetail({ status: 'PreRegistration' }));
    expect(screen.getByRole('button', { name: 'Get report' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the way back', () => {
  it('leads to the list as it was left', async () => {
    declareStackCalls({ stacks: () => pageOf([buildStack()], 60) });
    answers('get', '/stack/stack-1', buildStackDetail());
    const { router, user } = await openStacks(
      '/organization/nordskov/department/all/stacks?dateType=Measured&from=&to=&showMap=false&states=Measured&page=2',
    );
    const left = router.state.location;
    await user.click(await screen.findByRole('link', { name: '1001' }));
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
    expect(router.state.location.pathname).toBe(allPath);
    expect(within(screen.getByRole('main')).getByText('Rold Skov')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Stacks' });
    await waitFor(() => expect(router.state.location).toMatchObject({ key: left.key, search: left.search }));
  });

  it('leads from a stack that was deleted meanwhile, as the service says, to a list without it', async () => {
    const listed = [buildStack()];
    declareStackCalls({ stacks: () => pageOf(listed, listed.length) });
    refuses('get', '/stack/stack-1', 404, 'It may have been deleted.');
    const { user } = await openStacks('/organization/nordskov/department/all/stacks?showMap=false');
    const link = await screen.findByRole('link', { name: '1001' });
    listed.pop();
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.getByText('It may have been deleted.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Stacks' });
    await waitFor(() => expect(screen.queryByRole('link', { name: '1001' })).not.toBeInTheDocument());
  });

  it('is left to the browser where a key says that it opens elsewhere', async () => {
    declareStack();
    const { user } = renderApp({ pathname: path, state: fromList }, { session: buildSession() });
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
    const taken: boolean[] = [];
    const look = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(taken).toEqual([false]);
  });
});

describe('times of a stack', () => {
  const days = {
    registrationDateTime: '2026-10-24T23:30:00Z',
    measurementDateTime: '2026-11-19T23:30:00Z',
    invoiceableDateTime: '2026-11-21T00:00:00Z',
  };
  const fields = [buildStackField({ fieldType: 'Date', value: '2026-10-01' }, { title: 'Felled on' })];
  const facts = () => section('Overview');

  it('are those of its place, which the page and every time name where the reader’s clock differs', async () => {
    await openStack({ ...withFields(fields, days), timeZone: 'Europe/London' });
    expect(valueBelow('Pre-registration date', facts())).toBe('25 Oct 2026, 00:30 BST');
    expect(valueBelow('Measurement date', facts())).toBe('19 Nov 2026, 23:30 GMT');
    expect(valueBelow('Invoiceable date', facts())).toBe('21 Nov 2026, 00:00 GMT');
    expect(valueBelow('Felled on')).toBe('1 Oct 2026');
    expect(
      screen.getByText(
        'Times are those of the place where the stack lies (United Kingdom Time). Your own clock shows Central European Time.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['the same clocks', { timeZone: 'Europe/Copenhagen' }],
    ['a service that names none', {}],
  ])('need no word with %s', async (_what, zone) => {
    await openStack({ ...withFields(fields, days), ...zone });
    expect(valueBelow('Measurement date', facts())).toBe('20 Nov 2026, 00:30');
    expect(screen.queryByText(/Times are those/)).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStack, buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { inSection, mockStack, openStack, stackPath, valueBelow } from '@mocks/render/openStack';
import { buildStackPage, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackDetail } from '@/store/api/stackApi';
import { WaitingAssign } from './assign/WaitingAssign';

setupMockService();

const allPath = stackPath.replace('rold', 'all');

describe('a service that sends no more than the specification names', () => {
  it('has its page, and what it leaves out is not given', async () => {
    mockStack({
      status: 'Measured',
      sections: [{ title: 'Measurement', fields: [buildStackField()] }, {}],
    });
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('region', { name: 'Measurement' });
    expect(screen.getByRole('heading', { level: 1, name: 'Stack' })).toBeVisible();
    expect(await screen.findByText(/^Rold Skov/, { selector: 'dd span' })).toBeVisible();
    const facts = inSection('Overview');
    for (const fact of ['Stack ID', 'Order number', 'Pre-registration date', 'Last changed']) {
      expect(valueBelow('Not given', facts)).toContain(fact);
    }
    expect(facts.queryByText('Sawmill')).not.toBeInTheDocument();
  });

  it.each([null, undefined])(
    'may have no sections at all, under all departments too: %p',
    async (sections) => {
      mockStack({ status: 'Measured', sections });
      renderApp(allPath, { session: buildSession() });
      await screen.findByRole('region', { name: 'Overview' });
      expect(screen.getByRole('heading', { name: 'There are no values to show' })).toBeVisible();
      expect(within(screen.getByRole('main')).queryByText('Rold Skov')).not.toBeInTheDocument();
    },
  );
});

describe('a stack that is not to be had', () => {
  it.each([
    ['that the service does not know', () => mockError('get', '/stack/stack-1', 404)],
    [
      'of another department than the address says',
      () => mockStack(buildStackDetail({ departmentId: 'thy' })),
    ],
  ])('%s is a page that is not there, with a way to the list', async (_, declare) => {
    mockStack();
    declare();
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.queryByText('2612345')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get report' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/rold/stacks',
    );
  });

  it('says that it failed, and loads on demand', async () => {
    mockStack();
    mockError('get', '/stack/stack-1', 500, 'The service is being restarted.');
    const { user } = renderApp(stackPath, { session: buildSession() });
    expect(await screen.findByText('The service is being restarted.')).toBeVisible();
    mockStack();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
  });
});

describe('the way to the report', () => {
  it('opens when it is known that the stack is measured', async () => {
    mockStack();
    let arrive: (stack: StackDetail) => void = () => undefined;
    const stack = new Promise<StackDetail>((resolve) => {
      arrive = resolve;
    });
    mockResponse('get', '/stack/stack-1', () => stack);
    renderApp(stackPath, { session: buildSession() });
    const report = await screen.findByRole('button', { name: 'Get report' });
    expect(report).toHaveAccessibleDescription('It is not known yet whether the stack has been measured.');
    arrive(buildStackDetail({ status: 'AssignedToSawmill' }));
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
    expect(report).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['in a wide window', () => undefined],
    ['on a phone', mockPhone],
  ])(
    'keeps its name %s before the stack is measured, is closed, and says when it opens',
    async (_where, size) => {
      size();
      await openStack(buildStackDetail({ status: 'PreRegistration' }));
      const report = screen.getByRole('button', { name: 'Get report' });
      expect(report).toHaveAttribute('aria-disabled', 'true');
      expect(report).toHaveAccessibleDescription('There is no report until the stack has been measured.');
    },
  );
});

it.each([
  ['in the line of the title', false],
  ['at the end of the head on a phone, whose line of the title has no room for it', true],
])('has the way to its history %s', async (_where, isPhone) => {
  if (isPhone) mockPhone();
  await openStack(buildStackDetail());
  const inHead = inSection('At a glance').queryAllByRole('link', { name: 'History' });
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'History' })).toHaveLength(1);
  expect(inHead).toHaveLength(isPhone ? 1 : 0);
});

describe('the way back', () => {
  it('leads to the list as it was left', async () => {
    mockStackCalls({ stacks: () => buildStackPage([buildStack()], 60) });
    mockResponse('get', '/stack/stack-1', buildStackDetail());
    const { router, user } = await openStacks(
      '/organization/nordskov/department/all/stacks?dateType=Measured&from=&to=&showMap=false&states=Measured&page=2',
    );
    const left = router.state.location;
    await user.click(await screen.findByRole('link', { name: '1001' }));
    await screen.findByRole('heading', { level: 1, name: 'Stack 1001' });
    expect(router.state.location.pathname).toBe(allPath);
    expect(await screen.findByText(/^Rold Skov/, { selector: 'dd span' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Stacks' });
    await waitFor(() => expect(router.state.location).toMatchObject({ key: left.key, search: left.search }));
  });

  it('leads from a stack that was deleted meanwhile, as the service says, to a list without it', async () => {
    const listed = [buildStack()];
    mockStackCalls({ stacks: () => buildStackPage(listed, listed.length) });
    mockError('get', '/stack/stack-1', 404, 'It may have been deleted.');
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
    mockStack();
    const { user } = renderApp(
      { pathname: stackPath, state: { fromList: true } },
      { session: buildSession() },
    );
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

const assign = () => screen.findByRole('button', { name: 'Assign to sawmill' });
const available = async () => {
  const button = await assign();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return screen.getByRole('button', { name: 'Assign to sawmill' });
};

describe('assigning on the page of a stack', () => {
  it('asks which sawmill, and the page loads again with the focus on its heading', async () => {
    const { user } = await openStack(buildStackDetail({ status: 'Measured' }));
    const assigned = mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
    await user.click(await available());
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' }));
    expect(dialog.getByRole('rowheader')).toHaveTextContent('1001');
    mockResponse(
      'get',
      '/stack/stack-1',
      JSON.parse(JSON.stringify(buildStackDetail({ status: 'AssignedToSawmill' }))),
    );
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 stack assigned to Birke Savværk')).toBeVisible();
    expect(assigned[0]?.body).toEqual({ stackIds: ['stack-1'] });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to sawmill' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says that somebody else was faster, in the dialog that stays open', async () => {
    const { user } = await openStack(buildStackDetail({ status: 'Measured' }));
    await user.click(await available());
    const dialog = within(await screen.findByRole('dialog'));
    mockError('post', '/sawmill/birke/assign-stacks', 409);
    mockResponse(
      'get',
      '/stack/stack-1',
      JSON.parse(JSON.stringify(buildStackDetail({ status: 'AssignedToSawmill' }))),
    );
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('assigned to sawmill')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('Someone else has just assigned this stack.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Assign to sawmill' })).not.toBeInTheDocument();
  });

  it('says that a check has failed', async () => {
    const instrument = { name: 'FotoScan S3', certificate: null };
    const { user } = await openStack(
      buildStackDetail({
        status: 'Measured',
        instrument,
        sections: [{ title: 'Measurement', fields: [buildStackField()], undefinedFieldIds: [] }],
      }),
    );
    await user.click(await available());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('1 stack is in doubt'));
    expect(dialog.getByRole('listitem')).toHaveTextContent('check failed');
  });

  const front = (value: number) => ({
    ...buildStackField(
      { fieldType: 'Double', value },
      { title: 'Front', units: { display: 'SquareMeters' } },
    ),
    id: 'front',
  });
  const length = {
    ...buildStackField({ fieldType: 'Double', value: 3 }, { title: 'Length', units: { display: 'Meters' } }),
    id: 'length',
  };
  const card = {
    ...buildMeasurementCard(),
    reportConfig: {
      diameters: {
        diametersFieldId: 'diameters',
        lengthFieldId: 'length',
        units: { diameter: 'Centimeters', volume: 'CubicMeters' },
        intervals: [],
      },
      frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
    },
  };
  it.each<[string, string | null, number, boolean]>([
    ['a check fails', null, 40, true],
    ['a check fails, and here all pass', 'V-1', 40, false],
    ['a check fails, and here the stack is small, which nobody can mend', 'V-1', 1, false],
  ])('is solid unless %s', async (_, certificate, area, isAfter) => {
    mockStack(
      buildStackDetail({
        status: 'Measured',
        instrument: { name: 'FotoScan S3', certificate },
        sections: [{ title: 'Measurement', fields: [front(area), length], undefinedFieldIds: [] }],
      }),
    );
    mockResponse('get', '/organization/:id/measurement-card', card);
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('region', { name: 'Measurement check' });
    const button = await available();
    expect(button).toHaveAttribute('data-variant', isAfter ? 'default' : 'filled');
    expect(button).toHaveAccessibleDescription(isAfter ? 'Measurement check: not passed' : '');
    expect(screen.getByRole('button', { name: 'Get report' })).toHaveAttribute('data-variant', 'default');
  });

  it('steps back on a phone behind the way to the stack, and has a sign where a check fails', async () => {
    mockPhone();
    mockStack(
      buildStackDetail({
        status: 'Measured',
        instrument: { name: 'FotoScan S3', certificate: null },
        coordinates: { latitude: 56.7, longitude: 9.9, height: null, accuracy: null },
        sections: [{ title: 'Measurement', fields: [front(40), length], undefinedFieldIds: [] }],
      }),
    );
    mockResponse('get', '/organization/:id/measurement-card', card);
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('region', { name: 'Measurement check' });
    const button = await available();
    expect(button).toHaveAttribute('data-variant', 'default');
    expect(button).toHaveAccessibleDescription('Measurement check: not passed');
  });

  it('says why it cannot without the sawmills', async () => {
    mockStack(buildStackDetail({ status: 'Measured' }));
    mockError('get', '/sawmill/list', 500);
    renderApp(stackPath, { session: buildSession() });
    const reason = 'The sawmills could not be loaded';
    await waitFor(async () => expect(await assign()).toHaveAccessibleDescription(reason));
  });

  it.each(['PreRegistration', 'AssignedToSawmill'] as const)('is not offered for %s', async (status) => {
    await openStack(buildStackDetail({ status }));
    expect(screen.queryByRole('button', { name: 'Assign to sawmill' })).not.toBeInTheDocument();
  });
});

it('hands the focus of the waiting button on to the one that comes', async () => {
  function Arriving() {
    const [isHere, setHere] = useState(false);
    useEffect(() => {
      const arrive = () => setHere(true);
      window.addEventListener('keydown', arrive);
      return () => window.removeEventListener('keydown', arrive);
    }, []);
    return <div>{isHere ? <button type="button" aria-label="Assign to sawmill" /> : <WaitingAssign />}</div>;
  }
  const { user } = renderUi(<Arriving />);
  await user.click(await assign());
  const waiting = await assign();
  expect(waiting).toHaveFocus();
  await user.keyboard('a');
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
  await waitFor(async () => expect(await assign()).toHaveFocus());
});

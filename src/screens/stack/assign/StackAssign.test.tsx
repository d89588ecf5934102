import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { mockStack, openStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { WaitingAssign } from './WaitingAssign';

setupMockService();

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
    expect(dialog.getByRole('rowheader')).toHaveTextContent('check failed');
    expect(dialog.getByRole('note')).toHaveTextContent('1 stack has not passed the evidence check.');
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
    ['all pass', 'V-1', 40, false],
    ['the stack is small, which nobody can mend', 'V-1', 1, false],
  ])('comes after a look at the checks only where %s', async (_, certificate, area, isAfter) => {
    mockStack(
      buildStackDetail({
        status: 'Measured',
        instrument: { name: 'FotoScan S3', certificate },
        sections: [{ title: 'Measurement', fields: [front(area), length], undefinedFieldIds: [] }],
      }),
    );
    mockResponse('get', '/organization/:id/measurement-card', card);
    const { user } = renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('region', { name: 'Evidence check' });
    expect(await available()).toHaveAttribute('data-variant', isAfter ? 'default' : 'filled');
    const look = screen.queryByRole('link', { name: 'Look at the checks' });
    expect(look !== null).toBe(isAfter);
    if (!look) return;
    await user.click(look);
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Evidence check' }));
  });

  it.each([
    [
      'a sign where the way to the stack has the room',
      { latitude: 56.7, longitude: 9.9, height: null, accuracy: null },
      'Evidence check: not passed',
      0,
    ],
    ['the way to the checks where there is room', null, '', 1],
  ])('has on a phone %s', async (_, coordinates, description, ways) => {
    mockPhone();
    mockStack(
      buildStackDetail({
        status: 'Measured',
        instrument: { name: 'FotoScan S3', certificate: null },
        coordinates,
        sections: [{ title: 'Measurement', fields: [front(40), length], undefinedFieldIds: [] }],
      }),
    );
    mockResponse('get', '/organization/:id/measurement-card', card);
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('region', { name: 'Evidence check' });
    const button = await available();
    expect(button).toHaveAttribute('data-variant', 'default');
    expect(button).toHaveAccessibleDescription(description);
    expect(screen.queryAllByRole('link', { name: 'Look at the checks' })).toHaveLength(ways);
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

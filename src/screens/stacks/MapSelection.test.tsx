import { screen, within } from '@testing-library/react';
import { buildCoordinate, buildMapInfo, buildStack, buildWood } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const { areaNumber, sawmillName, ...wood } = buildWood();

async function openPopup(info = buildMapInfo(wood)) {
  mockStackCalls({ stacks: [buildStack(wood)] });
  mockResponse('put', '/stack/map-list', [
    { ...buildCoordinate(), stackId: info.stackId, state: info.state },
  ]);
  mockResponse('get', '/stack/:id/map-info', info);
  const app = await openStacks();
  await getRow('1001');
  await app.user.click(await screen.findByRole('button', { name: /^Stack (1001|marker), / }));
  const popup = within(await screen.findByRole('dialog', { name: `Stack ${info.stackNumber}` }));
  return { ...app, popup };
}

const bar = () => screen.findByRole('region', { name: 'Selection' });

it('ticks the row of a stack that is selected in its popup, and the other way round', async () => {
  const { user, popup } = await openPopup();
  expect(popup.getByText('16.125 m³ · Spruce · Saw logs · 3.60 m')).toBeInTheDocument();
  await user.click(popup.getByRole('checkbox', { name: 'Select' }));
  const box = within(await getRow('1001')).getByRole('checkbox');
  expect(box).toBeChecked();
  await user.click(box);
  expect(popup.getByRole('checkbox', { name: 'Select' })).not.toBeChecked();
});

it('selects a stack of another page, with its volume in the sum', async () => {
  const { user, popup } = await openPopup(buildMapInfo({ ...wood, stackId: 'far', stackNumber: '9' }));
  await user.click(popup.getByRole('checkbox', { name: 'Select' }));
  const selection = within(await bar());
  expect(selection.getByText('1 on another page')).toBeInTheDocument();
  expect(selection.getByText('16.125 m³')).toBeInTheDocument();
});

it('says why a stack that is not measured cannot be selected', async () => {
  const { user, popup } = await openPopup(buildMapInfo({ state: 'PreRegistration' }));
  const box = popup.getByRole('checkbox', { name: 'Select' });
  expect(box).toHaveAttribute('aria-disabled', 'true');
  expect(box).toHaveAccessibleDescription('Not measured yet: only measured stacks can be selected');
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

it('offers to undo the assignment of a stack of another page', async () => {
  const { user, popup } = await openPopup(
    buildMapInfo({
      stackId: 'far',
      stackNumber: '9',
      state: 'AssignedToSawmill',
      undoableAssignment: { sawmillId: 'birke', until: '2026-11-20T10:00:00Z' },
    }),
  );
  await user.click(popup.getByRole('checkbox', { name: 'Select' }));
  const undone = mockResponse('post', '/sawmill/birke/unassign-stacks', { undone: ['far'], refused: [] });
  await user.click(within(await bar()).getByRole('button', { name: 'Undo assignment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the assignment of 1 stack?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo assignment' }));
  await screen.findByText(/Assignment undone/);
  expect(undone[0]?.body).toEqual({ stackIds: ['far'], until: '2026-11-20T10:00:00Z' });
});

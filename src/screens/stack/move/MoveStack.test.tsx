import { screen, within } from '@testing-library/react';
import { buildHarvestPlace, buildStackOrigin } from '@mocks/builders/harvestPlaces';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail } from '@mocks/builders/stacks';
import { findRecord, mockStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const menu = { name: 'Actions for Stack 1001' };
const path = '/stack/stack-1/department';

async function openDialog(origin = buildStackOrigin(), failure?: number) {
  mockStack(buildStackDetail({ status: 'Measured' }));
  if (failure === undefined) mockResponse('get', '/stack/:id/origin', origin);
  else mockError('get', '/stack/:id/origin', failure);
  const app = renderApp(stackPath, { session: buildSession() });
  await screen.findByRole('heading', { level: 1, name: /1001/ });
  await findRecord();
  await app.user.click(screen.getByRole('button', menu));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Move to another department' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Move stack 1001 to another department?' }),
  );
  const choose = async () => {
    await app.user.click(dialog.getByRole('combobox', { name: 'New department' }));
    await app.user.click(await screen.findByRole('option', { name: 'Thy Plantage' }));
  };
  return { ...app, dialog, choose, confirm: dialog.getByRole('button', { name: 'Move' }) };
}

describe('a stack of another department', () => {
  it('is moved there, with a reason', async () => {
    const { user, dialog, choose, confirm } = await openDialog();
    await user.click(confirm);
    expect(dialog.getAllByText('Field is required')).toHaveLength(2);
    await choose();
    await user.type(dialog.getByRole('textbox', { name: /^Reason for the move/ }), 'The other forest');
    const sent = mockResponse('put', path, null);
    mockResponse('get', '/stack/stack-1', buildStackDetail({ departmentId: 'thy' }));
    await user.click(confirm);
    await screen.findByText('The stack now belongs to the new department');
    expect(await screen.findByRole('heading', { level: 1, name: /1001/ })).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        body: {
          lastModifiedDateTime: buildStackDetail().lastModifiedDateTime,
          departmentId: 'thy',
          reason: 'The other forest',
        },
      }),
    ]);
  });

  it('that has changed meanwhile is seen first, and the words stay', async () => {
    const { user, dialog, choose, confirm } = await openDialog();
    await choose();
    const reason = dialog.getByRole('textbox', { name: /^Reason for the move/ });
    await user.type(reason, 'The other forest');
    mockError('put', path, 412);
    const newer = buildStackDetail({
      ...{ status: 'Measured', surveyor: 'Svend Maaler', lastModifiedDateTime: '2026-06-18T08:00:00Z' },
    });
    mockResponse('get', '/stack/stack-1', newer);
    await user.click(confirm);
    await user.click(await dialog.findByRole('button', { name: 'Show the newer version' }));
    expect(await dialog.findByText('Svend Maaler')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    const sent = mockResponse('put', path, null);
    await user.click(confirm);
    await screen.findByText('The stack now belongs to the new department');
    expect(sent).toMatchObject([
      { body: { lastModifiedDateTime: newer.lastModifiedDateTime, reason: 'The other forest' } },
    ]);
  });

  it('has an empty region for what changes in past months before a department is chosen', async () => {
    const { dialog } = await openDialog();
    const regions = dialog.getAllByRole('status');
    expect(regions.map(({ textContent }) => textContent)).toEqual(['', '']);
  });

  it('loses a place of harvest that was chosen, which the dialog says first', async () => {
    const { stackCount: _, ...place } = buildHarvestPlace();
    const { dialog } = await openDialog(buildStackOrigin({ areaNumber: 'R 7', isChosen: true, place }));
    expect(
      await dialog.findByText(/chosen for it, Ravnkilde, belongs to Rold Skov and is no longer chosen/),
    ).toBeVisible();
    expect(dialog.getByText(/^Its area number R 7 is then read in the other department/)).toBeVisible();
  });

  it('of which no place was chosen has its area number read in the other department', async () => {
    const { dialog } = await openDialog(buildStackOrigin({ areaNumber: 'R 7' }));
    expect(await dialog.findByText(/^Its area number R 7 is then read/)).toBeVisible();
    expect(dialog.queryByText(/no longer chosen/)).not.toBeInTheDocument();
  });

  it('of which the place of harvest cannot be read says so, and reads it again', async () => {
    const { user, dialog } = await openDialog(undefined, 500);
    expect(await dialog.findByText('The place of harvest could not be loaded')).toBeVisible();
    mockResponse('get', '/stack/:id/origin', buildStackOrigin({ areaNumber: 'R 7' }));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/^Its area number R 7 is then read/)).toBeVisible();
    expect(dialog.queryByText('The place of harvest could not be loaded')).not.toBeInTheDocument();
  });

  it('stays where the other one has its number: it is told, and the words stay', async () => {
    const { user, dialog, choose, confirm } = await openDialog();
    await choose();
    await user.type(dialog.getByRole('textbox', { name: /^Reason for the move/ }), 'The other forest');
    mockError('put', path, 409, 'It has this number.', {
      fieldErrors: [{ field: 'departmentId', message: 'This department has the number.' }],
    });
    await user.click(confirm);
    expect(await dialog.findByText('This department has the number.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Reason for the move/ })).toHaveValue('The other forest');
  });
});

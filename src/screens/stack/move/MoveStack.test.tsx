import { screen, within } from '@testing-library/react';
import { buildStackDetail } from '@mocks/builders/stacks';
import { openStack } from '@mocks/render/openStack';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const menu = { name: 'Actions for Stack 1001' };
const path = '/stack/stack-1/department';

async function openDialog() {
  const app = await openStack(buildStackDetail({ status: 'Measured' }));
  await app.user.click(screen.getByRole('button', menu));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Move to another department' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move stack 1001?' }));
  const choose = async () => {
    await app.user.click(dialog.getByRole('combobox', { name: 'To which department' }));
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
    await user.type(dialog.getByRole('textbox', { name: /^Why it is moved/ }), 'The other forest');
    const sent = mockResponse('put', path, null);
    mockResponse('get', '/stack/stack-1', buildStackDetail({ departmentId: 'thy' }));
    await user.click(confirm);
    await screen.findByText('Update successful');
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

  it('stays where the other one has its number: it is told, and the words stay', async () => {
    const { user, dialog, choose, confirm } = await openDialog();
    await choose();
    await user.type(dialog.getByRole('textbox', { name: /^Why it is moved/ }), 'The other forest');
    mockError('put', path, 409, 'It has this number.', {
      fieldErrors: [{ field: 'departmentId', message: 'This department has the number.' }],
    });
    await user.click(confirm);
    expect(await dialog.findByText('This department has the number.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Why it is moved/ })).toHaveValue('The other forest');
  });
});

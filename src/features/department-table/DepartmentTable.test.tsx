import { screen, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { renderUi } from '@mocks/render/renderUi';
import { DepartmentTable } from './DepartmentTable';

const names = ['Als', 'Fyn', 'Himmerland', 'Møn', 'Rold', 'Salling', 'Samsø', 'Thy', 'Vendsyssel'];
const departments = names.map((name) => ({
  departmentId: name,
  name,
  administrator: name === 'Thy' ? 'Karen Skov' : null,
  numberOfUsers: 2,
}));

const show = () =>
  renderUi(<DepartmentTable organizationId="nordskov" departments={departments} isUpdating={false} />);
const found = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('says where there is no administrator, and leads to where one is added', () => {
  show();
  expect(
    within(screen.getByRole('row', { name: /Als/ })).getByRole('link', { name: 'Als: No administrator' }),
  ).toHaveAttribute('href', '/organization/nordskov/department/Als?tab=3');
  expect(within(screen.getByRole('row', { name: /Thy/ })).getByText('Karen Skov')).toBeVisible();
});

it('says how many further administrators there are, and that all of them are invited only', () => {
  const ofDepartment = (name: string, numberOfAdministrators: number, areAdministratorsInvited: boolean) => ({
    ...{ departmentId: name, name, administrator: 'Karen Skov', numberOfUsers: 4 },
    ...{ numberOfAdministrators, areAdministratorsInvited },
  });
  renderUi(
    <DepartmentTable
      organizationId="nordskov"
      departments={[ofDepartment('Als', 3, false), ofDepartment('Fyn', 1, true)]}
      isUpdating={false}
    />,
  );
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(/Als/)).toEqual(['Karen Skov +2', '4']);
  expect(cellsOf(/Fyn/)).toEqual(['Karen SkovInvited', '4']);
});

it('finds a department by its administrator', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Search by name or admin' }), 'karen');
  expect(found()).toEqual(['Thy']);
});

it('says on a phone of what there are two', () => {
  mockPhone();
  show();
  const card = screen.getByRole('heading', { name: 'Als' }).closest('li');
  expect(card).toHaveTextContent('2 users');
});

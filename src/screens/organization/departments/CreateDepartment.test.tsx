import { screen, waitFor } from '@testing-library/react';
import { buildDepartmentDetails, buildMember } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { CreateDepartment } from './CreateDepartment';

setupMockService();

const showSuccess = jest.fn();
jest.mock('@/ui/feedback/notifications', () => ({
  showSuccess: (...given: unknown[]) => showSuccess(...given),
}));
beforeEach(() => showSuccess.mockClear());

async function openWizard() {
  mockResponse('get', '/organization/nordskov/person', []);
  const routes = [{ path: '/', element: <CreateDepartment organizationId="nordskov" country="dk" /> }];
  const app = renderApp('/', { session: buildSession(), routes });
  await app.user.click(button('Create department'));
  await screen.findByRole('form', { name: 'Step 1 of 2: Name and number' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const secondStep = () => screen.findByRole('form', { name: 'Step 2 of 2: Contact person (admin)' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const created = [
  'Department has been created',
  { to: '/organization/nordskov/department/mols', label: 'Open Mols' },
];
const mols = buildDepartmentDetails({ departmentId: 'mols', name: 'Mols' });

it('creates a department with its administrator', async () => {
  const departments = mockResponse('post', '/department', mols);
  const { user } = await openWizard();
  await user.type(field('Name'), 'M');
  expect(button('Create and continue')).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('Name'), 'ols');
  await user.type(field('Number'), '4x2');
  expect(field('Number')).toHaveAccessibleDescription('Enter digits only, up to 9');
  expect(button('Create and continue')).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field('Number'));
  await user.type(field('Number'), '42');
  await user.click(button('Create and continue'));
  await secondStep();
  expect(departments[0]?.body).toEqual({ name: 'Mols', organizationId: 'nordskov', departmentNumber: 42 });

  const administrators = mockResponse('post', '/department/mols/add-administrator', buildMember());
  await user.type(screen.getByRole('combobox', { name: 'Name' }), 'Ane');
  expect(button('Create')).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('E-mail'), 'ane@nordskov.example');
  const language = screen.getByRole('combobox', { name: 'Language of the invitation' });
  expect(language).toHaveValue('Dansk');
  await user.click(language);
  await user.click(await screen.findByRole('option', { name: 'English' }));
  await user.click(button('Create'));
  await isClosed();
  expect(administrators[0]?.body).toEqual({ email: 'ane@nordskov.example', name: 'Ane', language: 'en' });
  expect(showSuccess.mock.calls).toEqual([created]);
});

it('sends no number that was not given, and calls for no administrator without an e-mail', async () => {
  const departments = mockResponse('post', '/department', mols);
  const { user } = await openWizard();
  await user.type(field('Name'), 'Mols{Enter}');
  await secondStep();
  expect(departments[0]?.body).toEqual({ name: 'Mols', organizationId: 'nordskov' });
  await user.click(button('Create'));
  await isClosed();
  expect(showSuccess.mock.calls).toEqual([created]);
});

it('leads to the department when the second step is left, and begins anew', async () => {
  mockResponse('post', '/department', mols);
  const { user } = await openWizard();
  await user.type(field('Name'), 'Mols{Enter}');
  await secondStep();
  await user.keyboard('{Escape}');
  await isClosed();
  expect(showSuccess.mock.calls).toEqual([created]);
  await user.click(button('Create department'));
  expect(await screen.findByRole('form', { name: /^Step 1 of 2/ })).toBeVisible();
  expect(field('Name')).toHaveValue('');
});

it('keeps what was typed when the service refuses, and says why', async () => {
  const fieldErrors = [{ field: 'name', message: 'There is a department of this name.' }];
  mockError('post', '/department', 409, 'The department was not created.', { fieldErrors });
  const { user } = await openWizard();
  await user.type(field('Name'), 'Mols{Enter}');
  expect(await screen.findByText('The department was not created.')).toBeVisible();
  expect(field('Name')).toHaveAccessibleDescription('There is a department of this name.');
  expect(field('Name')).toHaveValue('Mols');
  expect(showSuccess).not.toHaveBeenCalled();
});

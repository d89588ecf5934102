import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered, department } from '../../testing/access/scopeChecks';

const request = requestsAbout('department');
const address = { email: 'nina@new.example' };

export const departmentCases = {
  listDepartments: { request: () => ['GET', '/department/list'] },
  getDepartment: { request: request('GET'), scope: department },
  createDepartment: {
    request: ({ organizationIds: [organizationId] }) => [
      'POST',
      '/department',
      { name: 'North', organizationId, departmentNumber: 7 },
    ],
    scope: administered,
  },
  updateDepartmentInfo: {
    request: request('PUT', '/info', { name: 'North', departmentNumber: null }),
    scope: department,
  },
  updateCustomerNumber: {
    request: request('PUT', '/customer-number', { customerNumber: '1' }),
    scope: department,
  },
  addToMailingList: { request: request('PUT', '/add-email-to-mailing-list', address), scope: department },
  removeFromMailingList: {
    request: request('PUT', '/remove-email-from-mailing-list', address),
    scope: department,
  },
} satisfies AccessCases;

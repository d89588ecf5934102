import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered, department } from '../../testing/access/reach';

const request = requestsAbout('department');
const address = { email: 'nina@new.example' };

export const departmentCases = {
  listDepartments: { request: () => ['GET', '/department/list'] },
  getDepartment: { request: request('GET'), reach: department },
  createDepartment: {
    request: ({ organizationIds: [organizationId] }) => [
      'POST',
      '/department',
      { name: 'North', organizationId, departmentNumber: 7 },
    ],
    reach: administered,
  },
  updateDepartmentInfo: {
    request: request('PUT', '/info', { name: 'North', departmentNumber: null }),
    reach: department,
  },
  updateCustomerNumber: {
    request: request('PUT', '/customer-number', { customerNumber: '1' }),
    reach: department,
  },
  addToMailingList: { request: request('PUT', '/add-email-to-mailing-list', address), reach: department },
  removeFromMailingList: {
    request: request('PUT', '/remove-email-from-mailing-list', address),
    reach: department,
  },
} satisfies AccessCases;

import { type AccessCase, type AccessCases, one, part } from './accessCase';
import { contactFields, person, surveyor, user } from './people';
import { administered, department, departmentPart } from './reach';

function ofDepartment(method: string, rest = '', body?: unknown): AccessCase['request'] {
  return ({ departmentIds }) => [method, `/department/${one(departmentIds)}${rest}`, body];
}

function ofDepartmentUser(rest = '', body?: unknown): AccessCase {
  return {
    request: (target) => ofDepartment('PUT', `/user/${part(target.departmentUserIds)}${rest}`, body)(target),
    reach: departmentPart,
  };
}

function ofDepartmentContact(method: string, body?: unknown): AccessCase {
  return {
    request: (target) => ofDepartment(method, `/contact/${part(target.departmentContactIds)}`, body)(target),
    reach: departmentPart,
  };
}

export const departmentCases = {
  listDepartments: { request: () => ['GET', '/department/list'] },
  getDepartment: { request: ofDepartment('GET'), reach: department },
  createDepartment: {
    request: ({ organizationIds: [organizationId] }) => [
      'POST',
      '/department',
      { name: 'North', organizationId, departmentNumber: 7 },
    ],
    reach: administered,
  },
  updateDepartmentInfo: {
    request: ofDepartment('PUT', '/info', { name: 'North', departmentNumber: null }),
    reach: department,
  },
  updateCustomerNumber: {
    request: ofDepartment('PUT', '/customer-number', { customerNumber: '1' }),
    reach: department,
  },
  addToMailingList: {
    request: ofDepartment('PUT', '/add-email-to-mailing-list', { email: person.email }),
    reach: department,
  },
  removeFromMailingList: {
    request: ofDepartment('PUT', '/remove-email-from-mailing-list', { email: person.email }),
    reach: department,
  },
  createDepartmentUser: {
    request: ofDepartment('POST', '/user', user),
    reach: department,
  },
  updateDepartmentUser: ofDepartmentUser('', surveyor),
  deactivateDepartmentUser: ofDepartmentUser('/deactivate'),
  activateDepartmentUser: ofDepartmentUser('/activate'),
  addDepartmentAdministrator: {
    request: ofDepartment('POST', '/add-administrator', person),
    reach: department,
  },
  createDepartmentContact: { request: ofDepartment('POST', '/contact', contactFields), reach: department },
  updateDepartmentContact: ofDepartmentContact('PUT', contactFields),
  deleteDepartmentContact: ofDepartmentContact('DELETE'),
} satisfies AccessCases;

import { features, routes } from './api';
import { FeatureSchema } from './domain/features';
import type { ServiceRoute } from './http/createRoute';
import { dataFor } from './testing/organizationsOf';
import { testService } from './testing/testService';

const declared: readonly ServiceRoute[] = routes;

const specified = `
POST /auth/login
POST /auth/refresh-token
POST /auth/confirm-account
POST /auth/forgot-password
POST /auth/reset-password
GET /user-info
GET /user-info/sawmill
GET /measurement-card/list
GET /organization/{id}/measurement-card
PUT /organization/{id}/measurement-card-information
GET /organization/list
GET /organization/list/detailed
GET /organization/{id}
POST /organization
DELETE /organization/{id}
PUT /organization/{id}/rename
PUT /organization/{id}/address-information
PUT /organization/{id}/contact-information
GET /organization/{id}/logo
PUT /organization/{id}/logo
GET /organization/{id}/contract-information
PUT /organization/{id}/contract-information
GET /organization/{id}/contract-information/next
PUT /organization/{id}/contract-information/next
POST /organization/{id}/user
PUT /organization/{id}/user/{userId}
PUT /organization/{id}/user/{userId}/deactivate
PUT /organization/{id}/user/{userId}/activate
POST /organization/{id}/add-administrator
POST /organization/{id}/contact
PUT /organization/{id}/contact/{contactId}
DELETE /organization/{id}/contact/{contactId}
GET /department/list
GET /department/{id}
POST /department
PUT /department/{id}/info
PUT /department/{id}/customer-number
POST /department/{id}/add-administrator
POST /department/{id}/user
PUT /department/{id}/user/{userId}
PUT /department/{id}/user/{userId}/deactivate
PUT /department/{id}/user/{userId}/activate
POST /department/{id}/contact
PUT /department/{id}/contact/{contactId}
DELETE /department/{id}/contact/{contactId}
PUT /department/{id}/add-email-to-mailing-list
PUT /department/{id}/remove-email-from-mailing-list
POST /sawmill
PUT /sawmill/{id}/rename
DELETE /sawmill/{id}
GET /sawmill/list
POST /sawmill/{id}/user
PUT /sawmill/{id}/user/{userId}
DELETE /sawmill/{id}/user/{userId}
GET /stack/{id}
DELETE /stack/{id}
GET /stack/{id}/map-info
PUT /stack/list
PUT /stack/map-list
PUT /stack/list/sawmill
PUT /stack/map-list/sawmill
PUT /stack/filter-options
PUT /stack/statistics
PUT /stack/download-archive
PUT /stack/download-accumulated-csv
PUT /stack/download-accumulated-csv-from-filter
POST /sawmill/{id}/assign-stacks
GET /stack/{id}/report-data
`
  .trim()
  .split('\n');

const needed = 'GET /stack/{id}/file/{kind}';

it('names the feature of every call that the specification does not have', () => {
  const unnamed = declared
    .filter(({ feature }) => feature === undefined)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(unnamed.sort()).toEqual([...specified, needed].sort());
});

it('says what the service has, each feature of the contract, to everybody', async () => {
  const service = await testService();
  expect(features).toEqual(FeatureSchema.options);
  for (const email of ['global@stackyard.example', 'sawmill@birkesav.example'])
    expect(await dataFor(service, email, '/user-info')).toMatchObject({ features });
});

import { routes } from '../../server/api';
import { ownOperations } from '../../server/calls/recordChanges';
import type { ServiceRoute } from '../../server/http/createRoute';
import english from '../../translations/en.json';

const declared: readonly ServiceRoute[] = routes;
const calls = declared.filter(({ history }) => history === true).map(({ operationId }) => operationId);
const ofOperators = ['erasePerson', 'importOrganization'];
const former = ['lookAtStackDoubts'];
const operations = [...calls, ...ownOperations, ...ofOperators, ...former];
const prefix = 'history.operation.';
const texts = Object.keys(english).filter((id) => id.startsWith(prefix));

it.each(operations)('translations/*.json have words for %s', (operation) => {
  expect(texts).toContain(prefix + operation);
});

it('translations/*.json have words for nothing else', () => {
  expect(texts.map((id) => id.slice(prefix.length)).sort()).toEqual([...operations].sort());
});

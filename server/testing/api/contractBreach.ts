import Ajv, { type ValidateFunction } from 'ajv/dist/2019';
import addFormats from 'ajv-formats';
import {
  type Json,
  type JsonObject,
  jsonSchema,
  objectAt,
  partSchemas,
  partsId,
  readContract,
} from './contractSchemas';

const contract = readContract();
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: objectAt(jsonSchema(objectAt(contract, 'components'))) });
ajv.addSchema({
  $id: partsId,
  components: { schemas: partSchemas(objectAt(contract, 'components', 'schemas')) },
});

const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(jsonSchema(schema)).replaceAll('"#/', '"contract#/');
  const validator = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validator);
  return validator;
}

const operations = Object.entries(objectAt(contract, 'paths'))
  .flatMap(([template, methods]) =>
    Object.keys(objectAt(methods)).map((method) => ({
      method: method.toUpperCase(),
      template,
      pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      responses: objectAt(methods, method, 'responses'),
    })),
  )
  .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

export function breachOf(method: string, path: string, status: number, text: string): string | undefined {
  const [pathname = ''] = path.split('?');
  const operation = operations.find((known) => known.method === method && known.pattern.test(pathname));
  const response = operation ? operation.responses[String(status)] : undefined;
  if (operation && response === undefined)
    return `${method} ${path} answered ${status}, which is not agreed on`;
  if (status === 204) return text === '' ? undefined : `${method} ${path} answered 204 with a body`;
  // The health check is not part of the contract.
  if (operation === undefined && status < 400) return undefined;
  const schema = operation
    ? objectAt(response, 'content', 'application/json', 'schema')
    : { $ref: '#/components/schemas/Failure' };
  if (Object.keys(schema).length === 0) return undefined;
  const validate = validatorOf(schema);
  const value: Json = JSON.parse(text);
  return validate(value) ? undefined : `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`;
}

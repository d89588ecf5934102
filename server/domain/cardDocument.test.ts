import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { cardPlans } from '../demo/seed/cards/cardPlans';
import { at, changed, documentOf } from '../testing/changedCard';
import { cardJsonSchema } from './cardDocument';

describe('the published schema', () => {
  const file = path.join(__dirname, '../../docs/measurement-card.schema.json');
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));

  it('is the one that the service reads by', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(cardJsonSchema())));
  });

  it('takes every card of the demo, and no other keys', () => {
    for (const plan of cardPlans) expect(validate(documentOf(plan))).toBe(true);
    expect(validate(changed(at('volume', 'unit'), 'm³'))).toBe(false);
    const instrument = { manufacturer: 'Skovmål', model: 'S3' };
    const limits = (areaDifference: number) => changed(['evidenceLimits'], { areaDifference });
    expect(validate({ ...documentOf(), producer: 'Nordskov', instrument })).toBe(true);
    expect([0, 0.001, 0.15, 0.151].map((share) => validate(limits(share)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

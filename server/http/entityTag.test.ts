import { entityTag, requireVersion } from './entityTag';

const before = entityTag({ name: 'Nordskov' }, { phone: '1' });
const renamed = entityTag({ name: 'Sydskov' }, { phone: '1' });

it('lets through who names the version that is there, any version, or none', () => {
  for (const named of [before, '*', undefined, `"other", ${before}`])
    expect(() => requireVersion(named, before)).not.toThrow();
});

it.each([renamed, '"nonsense"', '""', 'W/"x"', '', 'nonsense'])('refuses the version %j', (named) =>
  expect(() => requireVersion(named, before)).toThrow('changedMeanwhile'),
);

it('minds only the part that is edited', () => {
  expect(() => requireVersion(renamed, before, 1)).not.toThrow();
  expect(() => requireVersion(renamed, before, 0)).toThrow('changedMeanwhile');
});

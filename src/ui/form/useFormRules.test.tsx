import { renderUi } from '@mocks/render/renderUi';
import { useFormRules } from './useFormRules';

function rulesIn(locale: string) {
  let rules: ReturnType<typeof useFormRules> | undefined;
  function Probe() {
    rules = useFormRules();
    return null;
  }
  renderUi(<Probe />, { locale });
  if (!rules) throw new Error('Nothing was rendered');
  return rules;
}

it('asks for what is required', () => {
  const { required } = rulesIn('en-GB');
  expect([required('a'), required('  '), required(null)]).toEqual([
    null,
    'Field is required',
    'Field is required',
  ]);
});

it('knows e-mails, lengths and digits, and lets what is empty pass', () => {
  const rules = rulesIn('en-GB');
  expect(rules.email('ane@nordskov.example ')).toBeNull();
  expect(rules.email('ane@nordskov')).toBe('E-mail is incorrect');
  expect(rules.minLength(' a ', 2)).toBe('Enter at least 2 characters');
  expect(rules.minLength('ab', 2)).toBeNull();
  expect(rules.digits('1234567', 6)).toBe('Enter digits only, up to 6');
  expect(rules.digits('123456', 6)).toBeNull();
  expect(rules.integer('1.5')).toBe('Enter a whole number');
  expect(rules.integer('07')).toBeNull();
  expect([rules.email(''), rules.minLength('', 2), rules.digits('', 6), rules.integer('')]).toEqual(
    Array(4).fill(null),
  );
});

it("takes prices as the person's locale writes them", () => {
  const british = rulesIn('en-GB');
  expect([british.price('0'), british.price('12.5'), british.price('')]).toEqual([null, null, null]);
  expect(british.price('12,5')).toBe('Enter 0 or more, for example 12.5');
  expect(british.price('-1')).not.toBeNull();
  expect(rulesIn('de-DE').price('12,5')).toBeNull();
});

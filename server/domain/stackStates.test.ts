import { StackStateSchema } from './schemas';
import { hasReport, mayBeAssigned, mayBeDeleted } from './stackStates';

const states = StackStateSchema.options;

describe('what a state allows', () => {
  it('lets only pre-registered stacks be deleted', () => {
    expect(states.filter(mayBeDeleted)).toEqual(['PreRegistration']);
  });

  it('lets only measured stacks be assigned', () => {
    expect(states.filter(mayBeAssigned)).toEqual(['Measured']);
  });

  it('has reports of everything that is measured', () => {
    expect(states.filter(hasReport)).toEqual(['Measured', 'AssignedToSawmill']);
  });
});

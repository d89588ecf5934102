import { failureOf } from '../../store/api/serviceError';
import { renderUi } from '../../testing/renderUi';
import { useSaveOutcome } from './useSaveOutcome';

function outcomeOf(answer: { error?: unknown }) {
  let outcome: unknown;
  function Probe() {
    outcome = useSaveOutcome()(answer);
    return null;
  }
  renderUi(<Probe />);
  return outcome;
}

it('tells a save, a refusal and a conflict apart', () => {
  const fieldErrors = [{ field: 'email', message: 'There is a user with this e-mail.' }];
  const refused = { ...failureOf('refused', 409), message: 'Not saved.', fieldErrors };
  expect(outcomeOf({})).toEqual({ kind: 'saved' });
  expect(outcomeOf({ error: refused })).toEqual({ kind: 'failed', message: 'Not saved.', fieldErrors });
  expect(outcomeOf({ error: { ...refused, status: 412 } })).toEqual({ kind: 'conflict' });
  expect(outcomeOf({ error: failureOf('network') })).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('cannot be reached'),
  });
});

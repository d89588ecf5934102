import { RequireAccess } from './RequireAccess';
import { WithStore } from './WithStore';

/** Every page behind the guard. */
export function Guarded() {
  return (
    <WithStore>
      <RequireAccess />
    </WithStore>
  );
}

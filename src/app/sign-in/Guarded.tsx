import { RequireAccess } from './RequireAccess';
import { WithStore } from './WithStore';

export function Guarded() {
  return (
    <WithStore>
      <RequireAccess />
    </WithStore>
  );
}

import { NotAuthorizedScreen } from '@/screens/not-authorized/NotAuthorizedScreen';
import { WithStore } from './WithStore';

/** The page without permission; signing out there needs the store. */
export function Refused() {
  return (
    <WithStore>
      <NotAuthorizedScreen />
    </WithStore>
  );
}

import { NotAuthorizedScreen } from '@/screens/not-authorized/NotAuthorizedScreen';
import { WithStore } from './WithStore';

/** Signing out there needs the store. */
export function Refused() {
  return (
    <WithStore>
      <NotAuthorizedScreen />
    </WithStore>
  );
}

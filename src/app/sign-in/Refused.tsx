import { NotAuthorizedScreen } from '@/screens/not-authorized/NotAuthorizedScreen';
import { WithStore } from './WithStore';

/** Where the guard sends those who may not open a page; signing out there needs the store. */
export function Refused() {
  return (
    <WithStore>
      <NotAuthorizedScreen />
    </WithStore>
  );
}

import { NotAuthorizedScreen } from '@/screens/not-authorized/NotAuthorizedScreen';
import { OwnAccount } from './OwnAccount';
import { WithStore } from './WithStore';

/** Signing out and the own account need the store. */
export function Refused() {
  return (
    <WithStore>
      <NotAuthorizedScreen account={<OwnAccount />} />
    </WithStore>
  );
}

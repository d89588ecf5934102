import { NotAuthorizedScreen } from '@/screens/not-authorized/NotAuthorizedScreen';
import { OwnAccount } from './OwnAccount';
import { WithStore } from './WithStore';

export function Refused() {
  return (
    <WithStore>
      <NotAuthorizedScreen account={<OwnAccount />} />
    </WithStore>
  );
}

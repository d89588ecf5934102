import { LoginScreen } from '../../screens/login/LoginScreen';
import { useAppSelector } from '../../store/hooks';
import { selectSession } from '../../store/session/sessionSlice';
import { Landing } from './Landing';

/** The page `/`: sign-in for everybody who is not signed in, the way on for everybody who is. */
export function SignIn() {
  const session = useAppSelector(selectSession);
  return session ? <Landing /> : <LoginScreen />;
}

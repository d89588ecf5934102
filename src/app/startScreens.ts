// Most visits begin with it: with the start, its form waits for no further request.
import './sign-in/SignIn';

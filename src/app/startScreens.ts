// Sign-in comes with the start, because most visits begin there: its form waits for no further request.
import './sign-in/SignIn';

// Sign-in is part of the start, because most visits begin there and its form should wait for no further request.
import './sign-in/SignIn';

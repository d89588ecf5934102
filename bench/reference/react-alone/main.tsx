import { createRoot } from 'react-dom/client';

const form = (
  <form>
    <input name="username" />
    <input name="password" />
    <button type="submit">Log in</button>
  </form>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(form);

import { showFirstForm } from './showFirstForm';

// This is the first script of index.html. It is built on its own (scripts/firstForm.ts), small and without other files.
showFirstForm();
loadPortal();

/**
 * The tags of the portal's scripts and styles are kept in a template, so that their loading does not delay
 * the form. They are added here.
 */
function loadPortal(): void {
  const template = document.querySelector<HTMLTemplateElement>('#portal');
  if (!template) return;
  const tags = document.importNode(template.content, true);
  const scripts = tags.querySelectorAll('script');
  for (const script of scripts) script.remove();
  const styles = [...tags.querySelectorAll('link[rel=stylesheet]')];
  const styled = styles.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
  document.head.append(tags);
  // A script found by the parser would also wait for the styles.
  void Promise.all(styled).then(() => document.head.append(...scripts));
}

import { showFirstForm } from './showFirstForm';

// The first script of index.html. It is built on its own (scripts/firstForm.ts): small, and without other files.
showFirstForm();
loadPortal();

/** The tags of the portal's scripts and styles wait in a template, so that they do not compete with the form. */
function loadPortal(): void {
  const template = document.querySelector<HTMLTemplateElement>('#portal');
  if (!template) return;
  const tags = document.importNode(template.content, true);
  const scripts = tags.querySelectorAll('script');
  for (const script of scripts) script.remove();
  const styles = [...tags.querySelectorAll('link[rel=stylesheet]')];
  const styled = styles.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
  document.head.append(tags);
  // A script that the parser had found would wait for the styles as well.
  void Promise.all(styled).then(() => document.head.append(...scripts));
}

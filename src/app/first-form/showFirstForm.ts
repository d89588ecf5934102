import { localStorageColorSchemeManager } from '@mantine/core';
import { firstLanguage } from '@/i18n/language';
import { readAccountLink, sampleEmail } from '@/screens/account/accountLink';
import { readStoredSession } from '@/store/session/session';
import { firstFormId, hasBlank, isFirstFormShown, markSent, rootId } from '@/ui/first-form/firstForm';

/** `lateAfter` is in milliseconds. The person is then told that the code has not arrived, though it still may. */
const lateAfter = 20_000;

export function showFirstForm(): void {
  const container = document.getElementById(firstFormId);
  const root = document.getElementById(rootId);
  if (!container || !root) return;
  document.getElementById('unscripted')?.remove();
  document.documentElement.lang = firstLanguage();
  document.documentElement.dataset.mantineColorScheme = colorScheme();

  const page = contentFor(location.pathname);
  if (page && mayShow(page)) {
    container.append(page);
    root.hidden = true;
    for (const form of container.querySelectorAll('form')) holdBack(form);
  }
  sayFailures(container, root);
}

/**
 * Tells whether the form of this page may be shown. A signed-in person must not see the sign-in form, and an
 * incomplete link must lead to its explanation.
 */
function mayShow(page: Element): boolean {
  if (location.pathname === '/') return readStoredSession() === null;
  const isPersonal = page.outerHTML.includes(sampleEmail);
  const link = readAccountLink(location);
  if (isPersonal && link) writeEmail(page, link.email);
  return !isPersonal || link !== null;
}

function writeEmail(page: Element, email: string): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('[name=username]')) field.value = email;
  for (const text of page.querySelectorAll('p'))
    text.textContent = text.textContent.replace(sampleEmail, () => email);
}

function contentFor(path: string): Element | null {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-path]');
  const { lang } = document.documentElement;
  const template = [...templates].find(({ dataset }) => dataset.path === path && dataset.language === lang);
  return template ? document.importNode(template.content, true).firstElementChild : null;
}

function colorScheme(): string {
  const chosen = localStorageColorSchemeManager().get('auto');
  if (chosen !== 'auto') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function holdBack(form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  const waitsForFields = submit?.hasAttribute('data-disabled');
  if (submit) submit.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    markSent(form, true);
  });
  form.addEventListener('input', () => {
    markSent(form, false);
    if (!submit || !waitsForFields) return;
    const isEmpty = hasBlank([...form.querySelectorAll('input')].map(({ value }) => value));
    submit.toggleAttribute('data-disabled', isEmpty);
    submit.ariaDisabled = isEmpty ? 'true' : null;
  });
}

function sayFailures(container: HTMLElement, root: HTMLElement): void {
  const notice = contentFor('');
  if (!notice) return;
  for (const button of notice.querySelectorAll('button')) {
    button.disabled = false;
    button.addEventListener('click', () => location.reload());
  }
  const fail = () => {
    // The notice waits for React, which may show a message of its own or leave the page empty.
    setTimeout(() => {
      if (root.hidden || !root.hasChildNodes()) container.prepend(notice);
    });
  };
  // The event is captured, because it does not bubble from a script that fails to load.
  window.addEventListener('error', fail, true);
  window.addEventListener('vite:preloadError', fail);
  setTimeout(() => isFirstFormShown() && fail(), lateAfter);
}

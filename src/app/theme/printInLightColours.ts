const attribute = 'data-mantine-color-scheme';

export function printInLightColours(): void {
  const page = document.documentElement;
  let onScreen: string | null = null;
  window.addEventListener('beforeprint', () => {
    onScreen ??= page.getAttribute(attribute);
    page.setAttribute(attribute, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (onScreen !== null) page.setAttribute(attribute, onScreen);
    onScreen = null;
  });
}

const attribute = 'data-mantine-color-scheme';

/** Paper is white: what is printed has the light colours, and the page its own again afterwards. */
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

import { printInLightColours } from './printInLightColours';

describe('a page that is printed', () => {
  const page = document.documentElement;
  const scheme = () => page.getAttribute('data-mantine-color-scheme');

  it.each(['dark', 'light'])('has light colours on paper, and on screen stays %s', (chosen) => {
    printInLightColours();
    page.setAttribute('data-mantine-color-scheme', chosen);
    // Some browsers say it for the preview and again for the printer.
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(scheme()).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(scheme()).toBe(chosen);
    window.dispatchEvent(new Event('afterprint'));
    expect(scheme()).toBe(chosen);
  });
});

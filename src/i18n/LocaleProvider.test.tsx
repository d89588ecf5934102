import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocale } from './LocaleContext';
import { LocaleProvider } from './LocaleProvider';
import { useText } from './useText';

function Probe() {
  const { locale, setLanguage } = useLocale();
  const t = useText();
  return (
    <>
      <p>{t('ui.cancel')}</p>
      <p>{locale}</p>
      <button type="button" onClick={() => setLanguage('pl')}>
        Polski
      </button>
    </>
  );
}

beforeEach(() => localStorage.clear());

function browserSpeaks(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

it('speaks the browser’s language and says so to the document', async () => {
  browserSpeaks('de-CH', 'en');
  render(
    <LocaleProvider>
      <Probe />
    </LocaleProvider>,
  );
  expect(await screen.findByText('Abbrechen')).toBeVisible();
  expect(screen.getByText('de-CH')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
});

it('changes the language at once and remembers it', async () => {
  browserSpeaks('da-DK');
  const first = render(
    <LocaleProvider>
      <Probe />
    </LocaleProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Polski' }));
  expect(await screen.findByText('Anuluj')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'pl');
  first.unmount();
  render(
    <LocaleProvider>
      <Probe />
    </LocaleProvider>,
  );
  expect(await screen.findByText('Anuluj')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from '@mocks/render/renderUi';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import * as catalogues from './catalogues';
import { useLocale } from './LocaleContext';
import { LocaleProvider, WithPortalTexts } from './LocaleProvider';
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

describe('the texts of the portal', () => {
  it('come when a page needs them, and follow the language', async () => {
    browserSpeaks('de-DE');
    render(
      <LocaleProvider>
        <Probe />
        <WithPortalTexts fallback={<p>loading</p>}>
          <p>the page</p>
        </WithPortalTexts>
      </LocaleProvider>,
    );
    expect(await screen.findByText('loading')).toBeVisible();
    expect(await screen.findByText('the page')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Polski' }));
    expect(await screen.findByText('Anuluj')).toBeVisible();
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('show their failure in the page that needs them, while the rest stays', async () => {
    browserSpeaks('de-DE');
    jest.spyOn(catalogues, 'loadCatalogue').mockRejectedValue(new Error('offline'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <LocaleProvider>
        <Probe />
        <PartBoundary fallback={() => <p>failed</p>}>
          <WithPortalTexts fallback={<p>loading</p>}>
            <p>the page</p>
          </WithPortalTexts>
        </PartBoundary>
      </LocaleProvider>,
    );
    expect(await screen.findByText('failed')).toBeVisible();
    expect(screen.getByText('Abbrechen')).toBeVisible();
  });

  it('are asked for again by the next page that needs them', async () => {
    browserSpeaks('de-DE');
    const load = catalogues.loadCatalogue;
    const loading = jest.spyOn(catalogues, 'loadCatalogue').mockRejectedValue(new Error('offline'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const pages = (path: string) => (
      <LocaleProvider>
        <Probe />
        <PartBoundary key={path} fallback={() => <p>failed</p>}>
          <WithPortalTexts fallback={<p>loading</p>}>
            <p>the page {path}</p>
          </WithPortalTexts>
        </PartBoundary>
      </LocaleProvider>
    );
    const { rerender } = render(pages('stack'));
    expect(await screen.findByText('failed')).toBeVisible();
    loading.mockImplementation(load);
    rerender(pages('list'));
    expect(await screen.findByText('the page list')).toBeVisible();
  });
});

describe('plurals', () => {
  function Count({ count }: { count: number }) {
    return <p>{useText()('ui.selection.count', { count })}</p>;
  }

  it.each([
    [1, '1 zaznaczony'],
    [2, '2 zaznaczone'],
    [5, '5 zaznaczonych'],
    [12, '12 zaznaczonych'],
    [22, '22 zaznaczone'],
    [1.5, '1,5 zaznaczonego'],
  ])('Polish counts %d as "%s"', (count, text) => {
    renderUi(<Count count={count} />, { language: 'pl' });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each(['pl-PL', 'en-GB'])('Polish counts as Polish where numbers are written as in %s', (locale) => {
    renderUi(<Count count={5} />, { language: 'pl', locale });
    expect(screen.getByText('5 zaznaczonych')).toBeVisible();
  });
});

import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { cssVariables } from '@/app/theme/cssVariables';
import { theme } from '@/app/theme/theme';
import type { Catalogue } from '@/i18n/catalogues';
import { LoadedLocale } from '@/i18n/LocaleContext';
import { homeLocales } from '@/i18n/language';
import type { Language } from '@/lib/languages';

interface UiOptions {
  language?: Language;
  locale?: string;
}

export function renderUi(ui: ReactNode, { language = 'en', locale = homeLocales[language] }: UiOptions = {}) {
  const catalogue: Catalogue = jest.requireActual(`../../translations/${language}.json`);
  const state = { language, locale, setLanguage: () => undefined };
  const user = userEvent.setup();
  const view = render(ui, {
    wrapper: ({ children }) => (
      <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariables}>
        <LoadedLocale state={state} catalogue={catalogue}>
          <MemoryRouter>{children}</MemoryRouter>
        </LoadedLocale>
      </MantineProvider>
    ),
  });
  return { user, ...view };
}

import { Button, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { cssVariables } from '@/app/theme/cssVariables';
import { theme } from '@/app/theme/theme';
import type { Catalogue } from '@/i18n/catalogues';
import { LoadedLocale } from '@/i18n/LocaleContext';
import { homeLocales } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { type Language, languages } from '@/lib/languages';
import { patterns } from '@/navigation/paths';
import { sampleEmail } from '@/screens/account/accountLink';
import { ConfirmAccountScreen } from '@/screens/account/ConfirmAccountScreen';
import { ForgotPasswordScreen } from '@/screens/account/ForgotPasswordScreen';
import { ResetPasswordScreen } from '@/screens/account/ResetPasswordScreen';
import { LoginScreen } from '@/screens/login/LoginScreen';
import { Notice } from '@/ui/feedback/Notice';
import danish from '../../../translations/da.json';
import german from '../../../translations/de.json';
import english from '../../../translations/en.json';
import polish from '../../../translations/pl.json';

// This module runs when the portal is built (scripts/firstForm.ts), never in a browser.

const catalogues: Record<Language, Catalogue> = { en: english, da: danish, de: german, pl: polish };

const neverSent = () => Promise.reject(new Error('A form is sent in the browser'));

const pages: [path: string, page: ReactNode][] = [
  [patterns.login, <LoginScreen key="login" email="" hasExpired={false} onSignedIn={neverSent} />],
  [patterns.forgotPassword, <ForgotPasswordScreen key="forgot" />],
  [patterns.resetPassword, <ResetPasswordScreen key="reset" />],
  [patterns.confirmAccount, <ConfirmAccountScreen key="confirm" />],
  ['', <LoadFailure key="failure" />],
];

function LoadFailure() {
  const t = useText();
  return (
    <Notice tone="danger">
      <p>{t('failure.network')}</p>
      <Button mt="xs" variant="default">
        {t('ui.failure.reload')}
      </Button>
    </Notice>
  );
}

export interface FirstPage {
  language: Language;
  /** `path` is empty for the notice of a failure. */
  path: string;
  html: string;
}

function render(language: Language, path: string, page: ReactNode): string {
  const locale = { language, locale: homeLocales[language], setLanguage: () => undefined };
  // Only the pages behind a mailed link read this query.
  const location = `${path || '/'}?email=${sampleEmail}&token=1`;
  return renderToStaticMarkup(
    <MantineProvider withStaticClasses={false} theme={theme} cssVariablesResolver={cssVariables}>
      <LoadedLocale state={locale} catalogue={catalogues[language]}>
        <StaticRouter location={location}>{page}</StaticRouter>
      </LoadedLocale>
    </MantineProvider>,
  );
}

const themeStyle = /<style[^>]*>([^<]*)<\/style>/g;

export function renderFirstPages(): FirstPage[] {
  return languages.flatMap((language) =>
    pages.map(([path, page]) => ({
      language,
      path,
      html: render(language, path, page)
        .replaceAll(themeStyle, '')
        // These controls need scripts; `showFirstForm` enables those that it can serve.
        .replaceAll(/<(button|select) /g, '<$1 disabled="" '),
    })),
  );
}

export function renderTheme(): string {
  return [...render('en', '', null).matchAll(themeStyle)].map(([, css]) => css).join('\n');
}

export function renderUnscripted(): string {
  return renderToStaticMarkup(
    <main id="unscripted">
      {languages.map((language) => (
        <p key={language} lang={language}>
          {catalogues[language]['ui.unscripted']}
        </p>
      ))}
    </main>,
  );
}

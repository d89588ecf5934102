import type { GivenAccess } from '../domain/givenAccess';
import type { Language } from '../domain/languages';
import type { Text } from './language';

/**
 * The link is printed between `before` and `after`. In invitations, `{given}` is one of `givenTexts`, and
 * `{inviting}` is the organisation, or the host of the portal.
 */
interface MailText {
  subject: string;
  before: string;
  after: string;
}

export type MailTexts = Readonly<Record<Language, MailText>>;

/**
 * If no person is named, the operator invites. Other invitations come from an organisation, or from a person
 * with the organisation in brackets.
 */
export const operatorTexts: Text = {
  en: 'The operator of {host}',
  da: 'Udbyderen af {host}',
  de: 'Der Betreiber von {host}',
  pl: 'Operator portalu {host}',
};

/**
 * `{owner}` is the name of the organisation, department or sawmill. Each sentence is built so that the name
 * needs no inflected form.
 */
export const givenTexts: Readonly<Record<GivenAccess | 'stackyard' | 'unsaid', Text>> = {
  administration: {
    en: '{inviter} has made you an administrator of {owner} in Stackyard, the timber-stack measurement service.',
    da: '{inviter} har gjort dig til administrator for {owner} i Stackyard, tjenesten til opmåling af råtræ i stak.',
    de: '{inviter} hat für Sie einen Zugang zu Stackyard, der Anwendung für die Poltervermessung, als Administrator von {owner} eingerichtet.',
    pl: 'Masz dostęp do Stackyard, systemu do pomiaru stosów drewna, z uprawnieniami administratora: {owner}. Dostęp przyznaje: {inviter}.',
  },
  field: {
    en: '{inviter} has given you access to Stackyard, the timber-stack measurement service, so that you can register or measure stacks for {owner} there.',
    da: '{inviter} har givet dig adgang til at registrere eller opmåle stakke for {owner} i Stackyard, tjenesten til opmåling af råtræ i stak.',
    de: '{inviter} hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung. Damit können Sie Polter für {owner} erfassen oder vermessen.',
    pl: 'Masz dostęp do Stackyard, systemu do pomiaru stosów drewna. Możesz w nim rejestrować lub mierzyć stosy ({owner}). Dostęp przyznaje: {inviter}.',
  },
  sawmill: {
    en: '{inviter} has given you access to Stackyard, the timber-stack measurement service, so that you can see the stacks assigned to {owner} there.',
    da: '{inviter} har givet dig adgang til at se de stakke, der er tildelt {owner}, i Stackyard, tjenesten til opmåling af råtræ i stak.',
    de: '{inviter} hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung. Dort sehen Sie die Polter für {owner}.',
    pl: 'Masz dostęp do stosów przypisanych tartakowi ({owner}). Znajdziesz je w Stackyard, systemie do pomiaru stosów drewna. Dostęp przyznaje: {inviter}.',
  },
  stackyard: {
    en: '{inviter} has given you access to Stackyard, the timber-stack measurement service, as a Stackyard administrator.',
    da: '{inviter} har givet dig adgang til Stackyard, tjenesten til opmåling af råtræ i stak, som Stackyard-administrator.',
    de: '{inviter} hat für Sie einen Zugang zu Stackyard, der Anwendung für die Poltervermessung, als Stackyard-Administrator eingerichtet.',
    pl: 'Masz dostęp do Stackyard, systemu do pomiaru stosów drewna, z uprawnieniami administratora Stackyard. Dostęp przyznaje: {inviter}.',
  },
  unsaid: {
    en: '{inviter} has given you access to Stackyard, the timber-stack measurement service.',
    da: '{inviter} har givet dig adgang til Stackyard, tjenesten til opmåling af råtræ i stak.',
    de: '{inviter} hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung.',
    pl: 'Masz dostęp do Stackyard, systemu do pomiaru stosów drewna. Dostęp przyznaje: {inviter}.',
  },
};

export const confirmTexts: MailTexts = {
  en: {
    subject: '{inviting} invites you to Stackyard',
    before: 'Hello,\n\n{given}\nChoose a password to confirm your account:',
    after:
      'The link can be used once and expires after 72 hours. After that, ask for a new one with “Forgot password?” on the login page.\n\nStackyard',
  },
  da: {
    subject: '{inviting} inviterer dig til Stackyard',
    before: 'Hej\n\n{given}\nVælg en adgangskode for at bekræfte din konto:',
    after:
      'Linket kan bruges én gang og udløber efter 72 timer. Derefter kan du få et nyt under ”Glemt adgangskode?” på loginsiden.\n\nVenlig hilsen\nStackyard',
  },
  de: {
    subject: '{inviting} lädt Sie zu Stackyard ein',
    before: 'Guten Tag,\n\n{given}\nWählen Sie ein Passwort, um Ihr Konto zu bestätigen:',
    after:
      'Der Link kann einmal verwendet werden und ist 72 Stunden gültig. Danach können Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen anfordern.\n\nMit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: '{inviting} zaprasza do Stackyard',
    before: 'Dzień dobry,\n\n{given}\nUstaw hasło, aby potwierdzić konto:',
    after:
      'Link jest jednorazowy i ważny przez 72 godziny. Potem możesz poprosić o nowy na stronie logowania, wybierając „Nie pamiętasz hasła?”.\n\nZ poważaniem\nStackyard',
  },
};

export const resetTexts: MailTexts = {
  en: {
    subject: 'Set a new Stackyard password',
    before: 'Hello,\n\nSomeone has asked for a new password for this e-mail address. Choose it here:',
    after:
      'The link can be used once and expires after 60 minutes. If you did not ask for this, ignore this e-mail. Your password will not change.\n\nStackyard',
  },
  da: {
    subject: 'Vælg en ny Stackyard-adgangskode',
    before: 'Hej\n\nDer er bedt om en ny adgangskode til denne e-mailadresse. Vælg den her:',
    after:
      'Linket kan bruges én gang og udløber efter 60 minutter. Har du ikke selv bedt om det, kan du se bort fra denne e-mail: Din adgangskode ændres ikke.\n\nVenlig hilsen\nStackyard',
  },
  de: {
    subject: 'Neues Stackyard-Passwort festlegen',
    before:
      'Guten Tag,\n\nfür diese E-Mail-Adresse wurde ein neues Passwort angefordert. Legen Sie es hier fest:',
    after:
      'Der Link kann einmal verwendet werden und ist 60 Minuten gültig. Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.\n\nMit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Nowe hasło do Stackyard',
    before: 'Dzień dobry,\n\notrzymaliśmy prośbę o nowe hasło dla tego adresu e-mail. Ustaw je tutaj:',
    after:
      'Link jest jednorazowy i ważny przez 60 minut. Jeśli prośba nie pochodzi od Ciebie, zignoruj tę wiadomość: hasło pozostanie bez zmian.\n\nZ poważaniem\nStackyard',
  },
};

export const passwordChangedTexts: MailTexts = {
  en: {
    subject: 'Your Stackyard password has been changed',
    before:
      'Hello,\n\nThe password of your Stackyard account has been changed, and you have been logged out everywhere else.\nIf you did not do this, set a new password at once:',
    after: 'If you changed it yourself, there is nothing to do.\n\nStackyard',
  },
  da: {
    subject: 'Din Stackyard-adgangskode er ændret',
    before:
      'Hej\n\nAdgangskoden til din Stackyard-konto er ændret, og du er logget ud alle andre steder.\nHvis det ikke var dig, skal du straks vælge en ny adgangskode:',
    after: 'Har du selv ændret den, behøver du ikke gøre noget.\n\nVenlig hilsen\nStackyard',
  },
  de: {
    subject: 'Ihr Stackyard-Passwort wurde geändert',
    before:
      'Guten Tag,\n\ndas Passwort Ihres Stackyard-Kontos wurde geändert, und überall sonst wurden Sie abgemeldet.\nWenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest:',
    after: 'Haben Sie es selbst geändert, brauchen Sie nichts zu tun.\n\nMit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Hasło do Stackyard zostało zmienione',
    before:
      'Dzień dobry,\n\nhasło do Twojego konta Stackyard zostało zmienione, a na pozostałych urządzeniach nastąpiło wylogowanie.\nJeśli to nie Ty, natychmiast ustaw nowe hasło:',
    after: 'Jeśli to Twoja zmiana, nie musisz nic robić.\n\nZ poważaniem\nStackyard',
  },
};

export const passwordResetTexts: MailTexts = {
  en: {
    subject: 'A new Stackyard password has been set',
    before:
      'Hello,\n\nA new password has been set for your Stackyard account, with a link that we sent to this e-mail address. You have been logged out everywhere.\nIf you did not do this, someone else can read your e-mails: change the password of your mailbox first, then set a new one for Stackyard:',
    after: 'If you set it yourself, there is nothing to do.\n\nStackyard',
  },
  da: {
    subject: 'Der er valgt en ny Stackyard-adgangskode',
    before:
      'Hej\n\nDer er valgt en ny adgangskode til din Stackyard-konto med et link, som vi har sendt til denne e-mailadresse. Du er logget ud alle steder.\nHvis det ikke var dig, kan en anden læse dine e-mails: Skift først adgangskoden til din mailkonto, og vælg derefter en ny til Stackyard:',
    after: 'Har du selv valgt den, behøver du ikke gøre noget.\n\nVenlig hilsen\nStackyard',
  },
  de: {
    subject: 'Neues Stackyard-Passwort wurde festgelegt',
    before:
      'Guten Tag,\n\nfür Ihr Stackyard-Konto wurde ein neues Passwort festgelegt, und zwar über einen Link, den wir an diese E-Mail-Adresse geschickt haben. Sie wurden überall abgemeldet.\nWenn Sie das nicht waren, kann jemand anderes Ihre E-Mails lesen: Ändern Sie bitte zuerst das Passwort Ihres Postfachs und legen Sie dann ein neues für Stackyard fest:',
    after:
      'Haben Sie es selbst festgelegt, brauchen Sie nichts zu tun.\n\nMit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Ustawiono nowe hasło do Stackyard',
    before:
      'Dzień dobry,\n\ndo Twojego konta Stackyard ustawiono nowe hasło za pomocą linku wysłanego na ten adres e-mail. Wszędzie nastąpiło wylogowanie.\nJeśli to nie Ty, ktoś inny może czytać Twoją pocztę: zmień najpierw hasło do skrzynki, a potem ustaw nowe hasło do Stackyard:',
    after: 'Jeśli to Twoja zmiana, nie musisz nic robić.\n\nZ poważaniem\nStackyard',
  },
};

export const accessTexts: MailTexts = {
  en: {
    subject: 'New access to Stackyard: {inviting}',
    before: 'Hello,\n\n{given}\nLog in with your usual password:',
    after: 'Stackyard',
  },
  da: {
    subject: 'Ny adgang til Stackyard: {inviting}',
    before: 'Hej\n\n{given}\nLog ind med din adgangskode, som du plejer:',
    after: 'Venlig hilsen\nStackyard',
  },
  de: {
    subject: 'Neuer Zugang zu Stackyard: {inviting}',
    before: 'Guten Tag,\n\n{given}\nMelden Sie sich wie gewohnt mit Ihrem Passwort an:',
    after: 'Mit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Nowy dostęp w Stackyard: {inviting}',
    before: 'Dzień dobry,\n\n{given}\nZaloguj się jak zwykle swoim hasłem:',
    after: 'Z poważaniem\nStackyard',
  },
};

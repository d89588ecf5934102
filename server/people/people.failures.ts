import type { Text } from '../texts/language';

export const peopleFailures = {
  userExists: {
    en: 'This person already has access here. Edit the existing user instead.',
    da: 'Personen er allerede bruger her. Rediger den eksisterende bruger.',
    de: 'Diese Person ist hier bereits Benutzer. Bearbeiten Sie den vorhandenen Eintrag.',
    pl: 'Ta osoba jest już użytkownikiem. Edytuj istniejącego użytkownika.',
  },
  personInactive: {
    en: 'This person has no active access here. Activate it first.',
    da: 'Denne person har ingen aktiv adgang her. Aktivér adgangen først.',
    de: 'Diese Person hat hier keinen aktiven Zugang. Aktivieren Sie ihn zuerst.',
    pl: 'Ta osoba nie ma tu aktywnego dostępu. Najpierw go aktywuj.',
  },
  ownDeactivation: {
    en: 'You cannot deactivate yourself. Ask another administrator.',
    da: 'Du kan ikke deaktivere dig selv. Bed en anden administrator om det.',
    de: 'Sie können sich nicht selbst deaktivieren. Bitten Sie einen anderen Administrator darum.',
    pl: 'Nie możesz dezaktywować własnego konta. Poproś innego administratora.',
  },
  ownAdminRole: {
    en: 'You cannot remove your own last administrator role: you would lose access. Ask another administrator.',
    da: 'Du kan ikke fjerne din egen sidste administratorrolle: Så mister du adgangen. Bed en anden administrator om det.',
    de: 'Sie können Ihre eigene letzte Administratorrolle nicht abgeben: Sie hätten dann keinen Zugang mehr. Bitten Sie einen anderen Administrator darum.',
    pl: 'Nie możesz odebrać sobie ostatniej roli administratora: oznaczałoby to utratę dostępu. Poproś innego administratora.',
  },
  lastAdministrator: {
    en: 'An organisation needs an active administrator, and this is the last one. Appoint another one first.',
    da: 'En organisation skal have en aktiv administrator, og dette er den sidste. Udpeg først en anden.',
    de: 'Eine Organisation braucht einen aktiven Administrator, und dies ist der letzte. Ernennen Sie zuerst einen anderen.',
    pl: 'Organizacja musi mieć aktywnego administratora, a ten jest ostatni. Najpierw wyznacz innego.',
  },
  lastGlobalAdmin: {
    en: 'This is the last Stackyard administrator who can log in. Add another one first.',
    da: 'Det er den sidste Stackyard-administrator, der kan logge ind. Tilføj først en anden.',
    de: 'Das ist der letzte Stackyard-Administrator, der sich anmelden kann. Fügen Sie zuerst einen anderen hinzu.',
    pl: 'To ostatni administrator Stackyard, który może się zalogować. Najpierw dodaj innego.',
  },
  tooManyInvited: {
    en: 'You have invited many people in the last hour. Please continue later.',
    da: 'Du har inviteret rigtig mange personer inden for den seneste time. Fortsæt senere.',
    de: 'Sie haben in der letzten Stunde sehr viele Personen eingeladen. Bitte fahren Sie später fort.',
    pl: 'W ciągu ostatniej godziny zaproszono bardzo wiele osób. Kontynuuj później.',
  },
  tooManyInvitations: {
    en: 'The invitation was not sent: this person has been sent several in the last hour. Please try again later.',
    da: 'Invitationen blev ikke sendt: Personen har fået flere inden for den seneste time. Prøv igen senere.',
    de: 'Die Einladung wurde nicht gesendet: Diese Person hat in der letzten Stunde bereits mehrere erhalten. Bitte versuchen Sie es später erneut.',
    pl: 'Zaproszenie nie zostało wysłane: ta osoba otrzymała ich kilka w ciągu ostatniej godziny. Spróbuj ponownie później.',
  },
} satisfies Record<string, Text>;

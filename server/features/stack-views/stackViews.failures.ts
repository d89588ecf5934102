import type { Text } from '../../texts/language';

export const stackViewFailures = {
  viewNameTaken: {
    en: 'There is already a view with this name. Choose another name.',
    da: 'Der findes allerede en visning med dette navn. Vælg et andet navn.',
    de: 'Es gibt bereits eine Ansicht mit diesem Namen. Wählen Sie einen anderen Namen.',
    pl: 'Istnieje już widok o tej nazwie. Wybierz inną nazwę.',
  },
  tooManyViews: {
    en: 'You have 50 views, which is the limit. Delete one that you no longer use.',
    da: 'Du har 50 visninger, og flere kan ikke gemmes. Slet en, som du ikke bruger længere.',
    de: 'Sie haben 50 Ansichten, mehr sind nicht möglich. Löschen Sie eine, die Sie nicht mehr brauchen.',
    pl: 'Masz już 50 widoków, a więcej zapisać nie można. Usuń jeden z nieużywanych.',
  },
  tooManySharedViews: {
    en: 'The organisation shares 100 views, which is the limit. Save this one for yourself, or delete a shared one.',
    da: 'Organisationen deler 100 visninger, og flere kan ikke deles. Gem denne kun til dig selv, eller slet en delt visning.',
    de: 'Die Organisation teilt 100 Ansichten, mehr sind nicht möglich. Speichern Sie diese nur für sich, oder löschen Sie eine geteilte.',
    pl: 'Organizacja udostępnia już 100 widoków, a więcej nie można. Zapisz ten tylko dla siebie albo usuń jeden z udostępnionych.',
  },
} satisfies Record<string, Text>;

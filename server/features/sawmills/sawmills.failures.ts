import type { Text } from '../../texts/language';

export const sawmillFailures = {
  sawmillNameTaken: {
    en: 'The organisation already has a sawmill with this name. Choose another name.',
    da: 'Organisationen har allerede et savværk med dette navn. Vælg et andet navn.',
    de: 'Die Organisation hat bereits ein Sägewerk mit diesem Namen. Wählen Sie einen anderen Namen.',
    pl: 'Organizacja ma już tartak o tej nazwie. Wybierz inną nazwę.',
  },
  sawmillHasStacks: {
    en: 'Stacks are assigned to this sawmill, so it cannot be deleted. To end its access, delete its users.',
    da: 'Savværket har fået tildelt stakke og kan ikke slettes. Slet dets brugere for at fjerne adgangen.',
    de: 'Diesem Sägewerk sind Polter zugewiesen, daher kann es nicht gelöscht werden. Löschen Sie seine Benutzer, um den Zugang zu beenden.',
    pl: 'Do tartaku przypisano stosy, więc nie można go usunąć. Aby odebrać dostęp, usuń jego użytkowników.',
  },
  stacksNotAssignable: {
    en: 'Only measured stacks can be assigned to a sawmill. At least one of these now has a different status. Select the stacks again.',
    da: 'Kun opmålte stakke kan tildeles et savværk. Mindst én af disse har nu en anden status. Vælg stakkene igen.',
    de: 'Nur vermessene Polter können einem Sägewerk zugewiesen werden. Mindestens einer davon hat inzwischen einen anderen Status: Wählen Sie die Polter erneut aus.',
    pl: 'Do tartaku można przypisać tylko zmierzone stosy. Co najmniej jeden z zaznaczonych ma już inny status: zaznacz stosy ponownie.',
  },
} satisfies Record<string, Text>;

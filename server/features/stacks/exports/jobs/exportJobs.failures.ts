import { failureTexts } from '../../../../texts/failureTexts';
import type { Text } from '../../../../texts/language';
import { stackFailures } from '../../stacks.failures';

export const exportFailures = {
  tooManyExports: {
    en: 'Three of your files are already being made. Wait until one is ready, or remove one.',
    da: 'Tre af dine filer er allerede ved at blive dannet. Vent, til en af dem er klar, eller fjern en.',
    de: 'Drei Ihrer Dateien werden bereits erstellt. Warten Sie, bis eine fertig ist, oder entfernen Sie eine.',
    pl: 'Trzy Twoje pliki są już tworzone. Poczekaj, aż któryś będzie gotowy, albo usuń jeden z nich.',
  },
  exportsFull: {
    en: 'The files that were made for this organisation take all of their 2 GB. Remove one that you no longer need; each is removed after 24 hours.',
    da: 'De filer, der er dannet for denne organisation, fylder alle 2 GB. Fjern en, du ikke længere skal bruge; hver fil fjernes efter 24 timer.',
    de: 'Die für diese Organisation erstellten Dateien belegen ihre vollen 2 GB. Entfernen Sie eine, die Sie nicht mehr brauchen; jede wird nach 24 Stunden entfernt.',
    pl: 'Pliki utworzone dla tej organizacji zajmują już całe 2 GB. Usuń plik, który nie jest już potrzebny; każdy jest usuwany po 24 godzinach.',
  },
  exportTooLarge: {
    en: 'The file became too large: the files of an organisation may take 2 GB together. Choose fewer stacks, or remove another file.',
    da: 'Filen blev for stor: En organisations filer må tilsammen fylde 2 GB. Vælg færre stakke, eller fjern en anden fil.',
    de: 'Die Datei wurde zu groß: Die Dateien einer Organisation dürfen zusammen 2 GB belegen. Wählen Sie weniger Polter, oder entfernen Sie eine andere Datei.',
    pl: 'Plik okazał się za duży: pliki organizacji mogą zajmować łącznie 2 GB. Wybierz mniej stosów albo usuń inny plik.',
  },
  exportNotAllowed: {
    en: 'You no longer have access to one of the stacks, or it was deleted. Choose the stacks again.',
    da: 'Du har ikke længere adgang til en af stakkene, eller den er slettet. Vælg stakkene igen.',
    de: 'Sie haben auf einen der Polter keinen Zugriff mehr, oder er wurde gelöscht. Wählen Sie die Polter erneut aus.',
    pl: 'Nie masz już dostępu do jednego ze stosów albo został on usunięty. Wybierz stosy ponownie.',
  },
  exportNotStored: {
    en: 'The file could not be stored, because the disk of the server is full or not available. Tell an administrator of the server, or try again later.',
    da: 'Filen kunne ikke gemmes, fordi serverens disk er fuld eller ikke tilgængelig. Sig det til en administrator af serveren, eller prøv igen senere.',
    de: 'Die Datei konnte nicht gespeichert werden, weil der Speicher des Servers voll oder nicht erreichbar ist. Wenden Sie sich an einen Administrator des Servers, oder versuchen Sie es später erneut.',
    pl: 'Nie udało się zapisać pliku, ponieważ dysk po stronie Stackyard jest pełny lub niedostępny. Powiadom administratora Stackyard albo spróbuj ponownie później.',
  },
  exportFailed: {
    en: 'The file could not be made. Have it made again; if it fails once more, choose fewer stacks.',
    da: 'Filen kunne ikke dannes. Få den dannet igen; hvis det mislykkes igen, så vælg færre stakke.',
    de: 'Die Datei konnte nicht erstellt werden. Lassen Sie sie erneut erstellen; wenn es wieder misslingt, wählen Sie weniger Polter.',
    pl: 'Nie udało się utworzyć pliku. Zleć jego utworzenie ponownie; jeśli znów się nie uda, wybierz mniej stosów.',
  },
} satisfies Record<string, Text>;

/** A failed job keeps the id of its text, so that everybody reads it in their own language. */
const ofAJob: Readonly<Record<string, Text>> = { ...failureTexts, ...stackFailures, ...exportFailures };

export function idOfFailure(text: Text): string | undefined {
  return Object.keys(ofAJob).find((id) => ofAJob[id] === text);
}

export function failureOfId(id: string | null): Text {
  return ofAJob[id ?? ''] ?? exportFailures.exportFailed;
}

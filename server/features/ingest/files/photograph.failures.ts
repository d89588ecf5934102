import type { Text } from '../../../texts/language';

export const photographFailures = {
  notPhotograph: {
    en: 'Photographs are accepted only as JPEG or PNG. Send the photograph as JPEG, even if the camera saves HEIC.',
    da: 'Billeder modtages kun som JPEG eller PNG. Send billedet som JPEG, også selv om kameraet gemmer i HEIC.',
    de: 'Fotos werden nur als JPEG oder PNG angenommen. Senden Sie das Foto als JPEG, auch wenn die Kamera im Format HEIC speichert.',
    pl: 'Zdjęcia są przyjmowane tylko w formacie JPEG lub PNG. Wyślij zdjęcie jako JPEG, nawet jeśli aparat zapisuje w formacie HEIC.',
  },
  photographTooLarge: {
    en: 'The photograph is larger than 20 MB. Send a smaller one.',
    da: 'Billedet er større end 20 MB. Send et mindre.',
    de: 'Das Foto ist größer als 20 MB. Senden Sie ein kleineres.',
    pl: 'Zdjęcie jest większe niż 20 MB. Wyślij mniejsze.',
  },
  photographBroken: {
    en: 'The file is not an image, or it is damaged. Send the photograph again.',
    da: 'Filen er ikke et billede, eller den er beskadiget. Send billedet igen.',
    de: 'Die Datei ist kein Bild oder ist beschädigt. Senden Sie das Foto erneut.',
    pl: 'To nie jest obraz albo plik jest uszkodzony. Wyślij zdjęcie ponownie.',
  },
  photographTooManyPixels: {
    en: 'The photograph has more than 100 million pixels. Send a smaller one.',
    da: 'Billedet har over 100 millioner pixel. Send et mindre.',
    de: 'Das Foto hat mehr als 100 Millionen Pixel. Senden Sie ein kleineres.',
    pl: 'Zdjęcie ma ponad 100 milionów pikseli. Wyślij mniejsze.',
  },
  photographTooLong: {
    en: 'The photograph is more than 30,000 pixels wide or high. Send a smaller one.',
    da: 'Billedet er mere end 30.000 pixel bredt eller højt. Send et mindre.',
    de: 'Das Foto ist mehr als 30.000 Pixel breit oder hoch. Senden Sie ein kleineres.',
    pl: 'Zdjęcie ma ponad 30 000 pikseli szerokości lub wysokości. Wyślij mniejsze.',
  },
  photographTakesMemory: {
    en: 'The photograph would take more than 400 MB of memory, because it is interlaced or progressive. Send a smaller one, or save it without that.',
    da: 'Billedet ville kræve mere end 400 MB hukommelse, fordi det er interlaced eller progressivt. Send et mindre, eller gem det uden dette.',
    de: 'Das Foto würde mehr als 400 MB Speicher benötigen, weil es interlaced oder progressiv gespeichert ist. Senden Sie ein kleineres, oder speichern Sie es ohne diese Option.',
    pl: 'Zdjęcie wymagałoby ponad 400 MB pamięci, ponieważ zapisano je z przeplotem lub progresywnie. Wyślij mniejsze albo zapisz je bez tego.',
  },
  photographFinal: {
    en: 'This stack is already assigned to a sawmill. Its photographs can no longer be replaced.',
    da: 'Denne stak er allerede tildelt et savværk. Billederne kan ikke længere udskiftes.',
    de: 'Dieser Polter ist bereits einem Sägewerk zugewiesen. Seine Fotos können nicht mehr ersetzt werden.',
    pl: 'Ten stos jest już przypisany do tartaku. Zdjęć nie można już zastąpić.',
  },
} satisfies Record<string, Text>;

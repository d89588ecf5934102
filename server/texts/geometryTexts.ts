import type { GeometryProblem, GeometryProblemKind } from '../domain/harvest/harvestGeometry';
import type { Language } from '../domain/languages';
import type { Text } from './language';

const problemTexts: Readonly<Record<GeometryProblemKind, Text>> = {
  notGeoJson: {
    en: 'This is not GeoJSON with points or areas. Save the place as GeoJSON (RFC 7946) in the program that it comes from.',
    da: 'Det er ikke GeoJSON med punkter eller arealer. Gem stedet som GeoJSON (RFC 7946) i det program, det kommer fra.',
    de: 'Das ist kein GeoJSON mit Punkten oder Flächen. Speichern Sie den Ort in dem Programm, aus dem er stammt, als GeoJSON (RFC 7946).',
    pl: 'To nie jest GeoJSON z punktami ani obszarami. Zapisz miejsce jako GeoJSON (RFC 7946) w programie, z którego pochodzi.',
  },
  nothing: {
    en: 'It contains neither a point nor an area.',
    da: 'Der er hverken et punkt eller et areal i filen.',
    de: 'Darin steht weder ein Punkt noch eine Fläche.',
    pl: 'W pliku nie ma ani punktu, ani obszaru.',
  },
  line: {
    en: 'It contains a line. A place of harvest is a point or an area: close the line into an area first.',
    da: 'Den indeholder en linje. Et høststed er et punkt eller et areal: Luk linjen til et areal først.',
    de: 'Es enthält eine Linie. Ein Ernteort ist ein Punkt oder eine Fläche: Schließen Sie die Linie zuerst zu einer Fläche.',
    pl: 'Plik zawiera linię. Miejsce pozyskania to punkt lub obszar: najpierw zamknij linię w obszar.',
  },
  mixed: {
    en: 'It contains points and areas. Make one place of the points and another of the areas.',
    da: 'Den indeholder både punkter og arealer. Opret ét sted for punkterne og et andet for arealerne.',
    de: 'Es enthält Punkte und Flächen. Legen Sie einen Ort für die Punkte und einen anderen für die Flächen an.',
    pl: 'Plik zawiera punkty i obszary. Utwórz jedno miejsce z punktów, a drugie z obszarów.',
  },
  otherSystem: {
    en: 'It is in another coordinate system (`crs`). Save it in WGS 84 (EPSG:4326).',
    da: 'Den er i et andet koordinatsystem (`crs`). Gem den i WGS 84 (EPSG:4326).',
    de: 'Es steht in einem anderen Koordinatensystem (`crs`). Speichern Sie es in WGS 84 (EPSG:4326).',
    pl: 'Plik jest w innym układzie współrzędnych (`crs`). Zapisz go w WGS 84 (EPSG:4326).',
  },
  projected: {
    en: 'Its coordinates are in metres (UTM, for example), not degrees. Save it in WGS 84 (EPSG:4326).',
    da: 'Tallene er meter på et kort (for eksempel UTM), ikke grader. Gem den i WGS 84 (EPSG:4326).',
    de: 'Die Zahlen sind Meter einer Karte (etwa UTM), keine Grade. Speichern Sie es in WGS 84 (EPSG:4326).',
    pl: 'Współrzędne są w metrach (np. UTM), a nie w stopniach. Zapisz plik w WGS 84 (EPSG:4326).',
  },
  outOfRange: {
    en: 'A point is not on Earth: longitudes go from -180 to 180, latitudes from -90 to 90.',
    da: 'Et punkt ligger ikke på Jorden: Længdegrader går fra -180 til 180, breddegrader fra -90 til 90.',
    de: 'Ein Punkt liegt nicht auf der Erde: Längengrade gehen von -180 bis 180, Breitengrade von -90 bis 90.',
    pl: 'Punkt nie leży na Ziemi: długość geograficzna wynosi od -180 do 180, szerokość od -90 do 90.',
  },
  swapped: {
    en: 'Latitude and longitude are swapped. GeoJSON puts the longitude first.',
    da: 'Bredde- og længdegrad er byttet om. GeoJSON har længdegraden først.',
    de: 'Breitengrad und Längengrad sind vertauscht. In GeoJSON steht der Längengrad zuerst.',
    pl: 'Szerokość i długość geograficzna są zamienione. W GeoJSON najpierw podaje się długość geograficzną.',
  },
  elsewhere: {
    en: 'It is not in the chosen country.',
    da: 'Stedet ligger ikke i det valgte land.',
    de: 'Der Ort liegt nicht in dem gewählten Land.',
    pl: 'Miejsce nie leży w wybranym kraju.',
  },
  tooIntricate: {
    en: 'Too many of its sides run side by side to be checked. Simplify its boundary, or split it into several places.',
    da: 'For mange af siderne ligger op ad hinanden til at kunne kontrolleres. Forenkl grænsen, eller del den i flere steder.',
    de: 'Zu viele Seiten liegen nebeneinander, um geprüft zu werden. Vereinfachen Sie die Grenze, oder teilen Sie sie in mehrere Orte.',
    pl: 'Zbyt wiele boków biegnie obok siebie, aby je sprawdzić. Uprość granicę albo podziel ją na kilka miejsc.',
  },
  tooManyCorners: {
    en: 'It has more than 10,000 points. Simplify its boundary, or split it into several places.',
    da: 'Den har over 10.000 punkter. Forenkl grænsen, eller del den i flere steder.',
    de: 'Es hat mehr als 10.000 Punkte. Vereinfachen Sie die Grenze oder teilen Sie es in mehrere Orte.',
    pl: 'Miejsce ma ponad 10 000 punktów. Uprość granicę lub podziel je na kilka miejsc.',
  },
  open: {
    en: 'An area is open: its last point must be the same as its first.',
    da: 'Et areal er åbent: Det sidste punkt skal være det første igen.',
    de: 'Eine Fläche ist offen: Der letzte Punkt muss wieder der erste sein.',
    pl: 'Obszar jest otwarty: ostatni punkt musi być taki sam jak pierwszy.',
  },
  noArea: {
    en: 'An area covers less than one square metre. Give a point instead.',
    da: 'Et areal er mindre end én kvadratmeter. Angiv et punkt i stedet.',
    de: 'Eine Fläche ist kleiner als ein Quadratmeter. Geben Sie stattdessen einen Punkt an.',
    pl: 'Obszar ma mniej niż jeden metr kwadratowy. Podaj zamiast niego punkt.',
  },
  hole: {
    en: 'An area has a hole, which the EU Information System does not accept. Split it into areas without holes.',
    da: 'Et areal har et hul, og huller kan informationssystemet ikke håndtere. Del det i arealer uden huller.',
    de: 'Eine Fläche hat ein Loch; das lässt das EU-Informationssystem nicht zu. Teilen Sie sie in Flächen ohne Löcher.',
    pl: 'Obszar ma otwór, a takich system informacyjny UE nie przyjmuje. Podziel go na obszary bez otworów.',
  },
  dateLine: {
    en: 'An area crosses the date line. Split it there.',
    da: 'Et areal går over datolinjen. Del det dér.',
    de: 'Eine Fläche reicht über die Datumsgrenze. Teilen Sie sie dort.',
    pl: 'Obszar przecina linię zmiany daty. Podziel go w tym miejscu.',
  },
  crossing: {
    en: 'The boundary of an area crosses or touches itself.',
    da: 'Et areals grænse krydser eller rører sig selv.',
    de: 'Die Grenze einer Fläche kreuzt oder berührt sich selbst.',
    pl: 'Granica obszaru przecina się lub styka sama ze sobą.',
  },
  overlapping: {
    en: 'Two areas overlap.',
    da: 'To arealer overlapper hinanden.',
    de: 'Zwei Flächen überlappen sich.',
    pl: 'Dwa obszary nakładają się na siebie.',
  },
  doubled: {
    en: 'The same point or area is in it twice.',
    da: 'Det samme punkt eller areal findes to gange i filen.',
    de: 'Derselbe Punkt oder dieselbe Fläche steht zweimal darin.',
    pl: 'Ten sam punkt lub obszar występuje dwa razy.',
  },
  tooLarge: {
    en: 'It covers 100,000 hectares or more. Is it the file of a whole region?',
    da: 'Det dækker 100.000 hektar eller mere. Er det filen for en hel region?',
    de: 'Es umfasst 100.000 Hektar oder mehr. Ist es die Datei einer ganzen Region?',
    pl: 'Miejsce obejmuje 100 000 hektarów lub więcej. Czy to plik całego regionu?',
  },
};

const whereTexts: Text = { en: 'Near', da: 'Ved', de: 'Bei', pl: 'W pobliżu' };

export function geometryProblemText({ kind, at }: GeometryProblem, language: Language): string {
  const problem = problemTexts[kind][language];
  if (at === undefined) return problem;
  return `${problem} ${whereTexts[language]} ${at.latitude.toFixed(6)}, ${at.longitude.toFixed(6)}.`;
}

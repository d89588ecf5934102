import { xmlText } from '../xmlText';
import { deflatedZip } from './deflatedZip';
import { stylesXml } from './sheet';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Sheet {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

/** A sheet name has at most thirty-one characters, without those that have a meaning in a formula. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
}

/** The workbook (ECMA-376, Office Open XML) is written while it is sent. */
export function workbook(sheets: readonly Sheet[], made: Date): AsyncGenerator<Uint8Array, void> {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const types = numbered.map(
    ({ number }) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  const contentTypes = [
    `${head}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>`,
    `${types.join('')}</Types>`,
  ];
  const relationship = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${documents}/${kind}" Target="${target}"/>`;
  const relationships = (listed: readonly string[]) =>
    `${head}<Relationships xmlns="${packages}/relationships">${listed.join('')}</Relationships>`;
  const ofWorkbook = numbered.map(({ number }) =>
    relationship(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
  );
  const listed = numbered.map(
    ({ name, number }) =>
      `<sheet name="${xmlText(sheetName(name))}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const book = [
    `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${documents}">`,
    `<bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets></workbook>`,
  ];
  return deflatedZip(
    [
      { name: '[Content_Types].xml', parts: contentTypes },
      {
        name: '_rels/.rels',
        parts: [relationships([relationship('rId1', 'officeDocument', 'xl/workbook.xml')])],
      },
      { name: 'xl/workbook.xml', parts: book },
      {
        name: 'xl/_rels/workbook.xml.rels',
        parts: [relationships([...ofWorkbook, relationship('rId0', 'styles', 'styles.xml')])],
      },
      { name: 'xl/styles.xml', parts: [stylesXml()] },
      ...numbered.map(({ number, parts }) => ({ name: `xl/worksheets/sheet${number}.xml`, parts })),
    ],
    made,
  );
}

import { fileNameOf } from './contentDisposition';

it.each([
  [null, 'archive.zip'],
  ['', 'archive.zip'],
  ['attachment', 'archive.zip'],
  ['attachment; filename=stacks.zip', 'stacks.zip'],
  ['attachment; filename="stacks.zip"', 'stacks.zip'],
  ['attachment;filename="stacks.zip"', 'stacks.zip'],
  ['ATTACHMENT; FILENAME="stacks.zip"', 'stacks.zip'],
  ['attachment; filename = "stacks.zip"', 'stacks.zip'],
  ['inline; filename="my stacks.zip"', 'my stacks.zip'],
  ['attachment; filename="a \\"quoted\\" name.zip"', 'a _quoted_ name.zip'],
  ['attachment; filename="semi;colon.zip"', 'semi;colon.zip'],
  ["attachment; filename*=UTF-8''T%C3%B8mmer.zip", 'Tømmer.zip'],
  ['attachment; filename="Tommer.zip"; filename*=UTF-8\'\'T%C3%B8mmer.zip', 'Tømmer.zip'],
  ['attachment; filename*=UTF-8\'\'T%C3%B8mmer.zip; filename="Tommer.zip"', 'Tømmer.zip'],
  ["attachment; filename*=utf-8'da'T%C3%B8mmer.zip", 'Tømmer.zip'],
  ["attachment; filename*=ISO-8859-1''T%F8mmer.zip", 'Tømmer.zip'],
  ['attachment; filename="plain.zip"; filename*=UTF-8\'\'%FF%FE', 'plain.zip'],
  ['attachment; filename="plain.zip"; filename*=KOI8-R\'\'x.zip', 'plain.zip'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\stacks.zip"', 'stacks.zip'],
  ["attachment; filename*=UTF-8''..%2F..%2Fstacks.zip", 'stacks.zip'],
  ["attachment; filename*=UTF-8''a%00b%0D%0A.zip", 'a_b__.zip'],
  ["attachment; filename*=UTF-8''gpj%E2%80%AEzip.exe", 'gpj_zip.exe'],
  ['attachment; filename="..."', 'archive.zip'],
  ['attachment; filename=".hidden"', 'hidden'],
  ['attachment; filename=""', 'archive.zip'],
  ['attachment; filename=first.zip; filename=second.zip', 'first.zip'],
])('%s is %s', (header, name) => {
  expect(fileNameOf(header, 'archive.zip')).toBe(name);
});

it('keeps names to a length that file systems take', () => {
  const name = fileNameOf(`attachment; filename="${'a'.repeat(500)}.zip"`, 'archive.zip');
  expect(name).toHaveLength(200);
  expect(name).toMatch(/a\.zip$/);
});

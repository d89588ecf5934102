import ts from 'typescript';

const fragments = /^(of|what|which|who|whoever|whom|whose)\b/i;
const fewestWords = 4;

const emptyWords = /\b(affair|basically|etc|obviously|patience|simply|the like|whoever|whomever)\b/i;

function textOf(comment: string): string {
  return comment
    .slice('/**'.length, -'*/'.length)
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function faultOf(text: string): string | undefined {
  const [sentences = ''] = text.split(/(?:^| )@\w/);
  if (sentences === '') return undefined;
  const [fragment] = fragments.exec(sentences) ?? [];
  if (fragment !== undefined) return `begins with "${fragment}"`;
  const words = sentences.split(' ').length;
  if (words < fewestWords) return `has fewer than ${fewestWords} words`;
  const [emptyWord] = emptyWords.exec(sentences.replaceAll(/`[^`]*`|"[^"]*"/g, '')) ?? [];
  return emptyWord === undefined ? undefined : `says "${emptyWord}"`;
}

export function docCommentFaults(source: string, fileName: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const comments = new Map<number, string>();
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
      if (source.startsWith('/**', pos)) comments.set(pos, textOf(source.slice(pos, end)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...comments].flatMap(([pos, text]) => {
    const fault = faultOf(text);
    const { line } = file.getLineAndCharacterOfPosition(pos);
    return fault === undefined ? [] : [`${line + 1}: ${fault}: ${text}`];
  });
}

import ts from 'typescript';

const fragments = /^(of|what|which|who|whoever|whom|whose)\b/i;
const fewestWords = 4;

const emptyWords =
  /\b(affair|basically|by now|etc|meanwhile|obviously|patience|simply|the like|whoever|whomever)\b/i;

function textOf(comment: string): string {
  return comment
    .slice('/**'.length, -'*/'.length)
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function fragmentIn(text: string): string | undefined {
  const [fragment] = fragments.exec(text) ?? [];
  return fragment === undefined ? undefined : `begins with "${fragment}"`;
}

function emptyWordIn(text: string): string | undefined {
  const [emptyWord] = emptyWords.exec(text.replaceAll(/`[^`]*`|"[^"]*"/g, '')) ?? [];
  return emptyWord === undefined ? undefined : `says "${emptyWord}"`;
}

function faultOf(text: string): string | undefined {
  const [sentences = ''] = text.split(/(?:^| )@\w/);
  if (sentences === '') return undefined;
  const isShort = sentences.split(' ').length < fewestWords;
  return (
    fragmentIn(sentences) ??
    (isShort ? `has fewer than ${fewestWords} words` : undefined) ??
    emptyWordIn(sentences)
  );
}

const isLine = ({ kind }: ts.CommentRange) => kind === ts.SyntaxKind.SingleLineCommentTrivia;

export function docCommentFaults(source: string, fileName: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const comments = new Map<number, { text: string; fault: string | undefined }>();
  const visit = (node: ts.Node) => {
    const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
    for (const { pos, end } of ranges)
      if (source.startsWith('/**', pos)) {
        const text = textOf(source.slice(pos, end));
        comments.set(pos, { text, fault: faultOf(text) });
      }
    for (const [index, { pos, end }] of ranges.filter(isLine).entries()) {
      const text = source.slice(pos + '//'.length, end).trim();
      comments.set(pos, { text, fault: (index === 0 ? fragmentIn(text) : undefined) ?? emptyWordIn(text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...comments].flatMap(([pos, { text, fault }]) => {
    const { line } = file.getLineAndCharacterOfPosition(pos);
    return fault === undefined ? [] : [`${line + 1}: ${fault}: ${text}`];
  });
}

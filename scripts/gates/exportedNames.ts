import ts from 'typescript';

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
}

function namesDeclaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function exportedNames(fileName: string, source: string): Map<string, number> {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const lines = new Map<string, number>();
  for (const statement of file.statements.filter(isExported)) {
    const { line } = file.getLineAndCharacterOfPosition(statement.getStart(file));
    for (const name of namesDeclaredBy(statement)) if (!lines.has(name)) lines.set(name, line + 1);
  }
  return lines;
}

export function namesWithTwoMeanings(sources: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, string[]>();
  for (const [fileName, source] of sources)
    for (const [name, line] of exportedNames(fileName, source))
      places.set(name, [...(places.get(name) ?? []), `${fileName}:${line}`]);
  return [...places]
    .filter(([, at]) => at.length > 1)
    .map(
      ([name, at]) =>
        `${name}: ${at.join(', ')}. If both mean the same, keep one of them; if not, give each a name of its own (docs/glossary.md, words of the code).`,
    );
}

import ts from 'typescript';

const reading = /^(from|\w+Join|\w+JoinLateral|update|delete|\$count)$/;

const conditions = /\b(notWithdrawn\b|isWithdrawn\b|matches\(|isNull\(\w+\.withdrawnAt\))/;

const written = /\b(from|join|update|using)\s+(stack\b|\$\{(stack|inUse\('stack'\))\})/;

interface StackStatement {
  place: string;
  hasCondition: boolean;
}

function namesStack(node: ts.Expression, aliases: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return node.text === 'stack' || aliases.has(node.text);
  if (ts.isConditionalExpression(node))
    return namesStack(node.whenTrue, aliases) || namesStack(node.whenFalse, aliases);
  return false;
}

function isStatement(node: ts.Node, aliases: ReadonlySet<string>): boolean {
  if (ts.isTaggedTemplateExpression(node)) return written.test(node.template.getText());
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [table] = node.arguments;
  return table !== undefined && reading.test(node.expression.name.text) && namesStack(table, aliases);
}

function wholeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const goesOn =
    (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
  return goesOn ? wholeOf(parent) : node;
}

function placeOf(node: ts.Node): string {
  let name = '';
  for (let outer: ts.Node = node; !ts.isSourceFile(outer); outer = outer.parent)
    if ((ts.isFunctionDeclaration(outer) || ts.isVariableDeclaration(outer)) && outer.name)
      name = outer.name.getText();
  return name;
}

export function stackStatementsIn(source: string, fileName: string): StackStatement[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const aliases = new Set(
    [...source.matchAll(/\bconst (\w+) = alias\(stack\b/g)].map(([, name]) => name ?? ''),
  );
  const found = new Set<ts.Node>();
  const visit = (node: ts.Node) => {
    if (isStatement(node, aliases)) found.add(wholeOf(node));
    node.forEachChild(visit);
  };
  visit(file);
  return [...found].map((statement) => {
    // A condition of a nested statement does not count for this one.
    let own = statement.getText();
    for (const inner of found)
      if (inner !== statement && inner.pos >= statement.pos && inner.end <= statement.end)
        own = own.replace(inner.getText(), '');
    return { place: `${fileName} ${placeOf(statement)}`, hasCondition: conditions.test(own) };
  });
}

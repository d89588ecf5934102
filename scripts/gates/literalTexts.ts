import ts from 'typescript';

const readable =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|label|alt|description|message|error|errorMessage|heading|legend|caption|subject|html|\w+(Label|Title|Message|Placeholder|Text))$/;

const showing = /^(show|notify)([A-Z]\w*)?$/;

const holdsWord = /\p{L}{2}/u;
const sentence = /^\p{Lu}\p{Ll}*( \p{L}+)+/u;

type IsKnown = (literal: string) => boolean;

interface Literal {
  node: ts.Node;
  text: string;
}

function literalsOf(node: ts.Node): Literal[] {
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text }];
  if (ts.isTemplateExpression(node)) {
    const inner = node.templateSpans.flatMap(({ expression }) => literalsOf(expression));
    const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text);
    return [{ node, text: text.join(' ') }, ...inner];
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(node.right);
    const joins = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
    return joins.includes(kind) ? [node.left, node.right].flatMap(literalsOf) : [];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsOf(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : [];
  return [];
}

function isForDevelopers(node: ts.Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isThrowStatement(outer)) return true;
    if (ts.isNewExpression(outer) && /Error$/.test(outer.expression.getText())) return true;
    if (ts.isCallExpression(outer) && /^console\.|\.(openapi|meta)$/.test(outer.expression.getText()))
      return true;
  }
  return false;
}

function nameOf(name: ts.PropertyName | ts.JsxAttributeName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();
}

function shownBy(node: ts.Node): Literal[] {
  if (ts.isJsxText(node)) return [{ node, text: node.text.replace(/&\w+;/g, '') }];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsOf(node);
  if (ts.isJsxAttribute(node))
    return node.initializer && readable.test(nameOf(node.name)) ? literalsOf(node.initializer) : [];
  if (ts.isPropertyAssignment(node))
    return readable.test(nameOf(node.name)) ? literalsOf(node.initializer) : [];
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText().split('.').at(-1) ?? '';
    return showing.test(called) ? node.arguments.flatMap(literalsOf) : [];
  }
  if (ts.isStringLiteralLike(node)) return sentence.test(node.text) ? [{ node, text: node.text }] : [];
  return [];
}

export function literalTextsIn(source: string, fileName: string, isKnown: IsKnown): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    for (const { node: literal, text } of shownBy(node)) {
      const words = text.trim();
      if (!holdsWord.test(words) || isKnown(words) || isForDevelopers(literal)) continue;
      const start = literal.getStart(file);
      found.set(
        start,
        `${file.getLineAndCharacterOfPosition(start).line + 1}: ${words.replace(/\s+/g, ' ')}`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.entries()].sort(([one], [other]) => one - other).map(([, text]) => text);
}

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../setup/repository.mjs';

/** Attributes and properties whose strings people read or hear. */
const textNames = new Set(
  'label title description placeholder alt hint lead heading caption note nothing told summary aria-label aria-description aria-roledescription'.split(
    ' ',
  ),
);
/** Strings there that are no text: names, addresses and styles for programs. */
const otherNames = /^(class(Name)?|key|id|name|type|role|to|href|src|value|[a-z]+Id|data-.+|aria-.+)$/;
/** The name of the product, units and formats that are the same in every language. */
const sameEverywhere = /^(Drape|PostgreSQL|SQLite|GPX|ICS|CSV|PDF|ZIP|JSON|px|cm|ms|kg|°[CF])$/;
const macros = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal']);

const isText = (words: string): boolean =>
  /\p{L}{2}/u.test(words) &&
  !words.split(/[^\p{L}°]+/u).every((word) => word === '' || sameEverywhere.test(word));

const isString = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function wordsOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

/** Where a string goes: up through choices, defaults and brackets to what takes it. */
function takerOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isChosen =
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    (ts.isTemplateExpression(parent) && !ts.isTaggedTemplateExpression(parent.parent)) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && /^(\?\?|\|\||&&|\+)$/.test(parent.operatorToken.getText()));
  return isChosen ? takerOf(parent) : parent;
}

/** Whether what a string goes into is read by people. */
function isRead(taker: ts.Node): boolean {
  if (ts.isJsxExpression(taker))
    return !ts.isJsxAttribute(taker.parent) || textNames.has(taker.parent.name.getText());
  if (ts.isJsxAttribute(taker)) return textNames.has(taker.name.getText());
  return ts.isPropertyAssignment(taker) && textNames.has(taker.name.getText().replace(/^['"]|['"]$/g, ''));
}

/** Whether a node stands in an attribute that programs read, such as `className`. */
function isForPrograms(node: ts.Node): boolean {
  for (let up = node.parent; up; up = up.parent) {
    if (ts.isJsxAttribute(up)) return otherNames.test(up.name.getText()) && !textNames.has(up.name.getText());
    if (ts.isJsxElement(up)) return false;
  }
  return false;
}

const isTrans = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Trans';

/** A macro that is evaluated when its module is loaded, before the language is known. */
function isTooEarly(node: ts.Node): boolean {
  const name = ts.isTaggedTemplateExpression(node)
    ? node.tag.getText()
    : ts.isCallExpression(node)
      ? node.expression.getText()
      : '';
  if (!macros.has(name) || name === 'msg') return false;
  for (let up = node.parent; up; up = up.parent) if (ts.isFunctionLike(up)) return false;
  return true;
}

function findingAt(node: ts.Node): string | undefined {
  if (isTooEarly(node)) return 'is read before the language is known; at the top of a module write msg`…`';
  if (ts.isJsxText(node) && isText(node.text.replace(/&\w+;/g, ''))) return 'stands outside <Trans>';
  if (!isString(node) || ts.isTaggedTemplateExpression(node.parent) || !isText(wordsOf(node)))
    return undefined;
  return isRead(takerOf(node)) && !isForPrograms(node) ? 'stands outside t`…`' : undefined;
}

/** The texts of one source file that are not in the catalogue, and those that are read too early. */
export function looseTexts(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const findings: string[] = [];
  const visit = (node: ts.Node, inTrans: boolean): void => {
    const finding = inTrans && ts.isJsxText(node) ? undefined : findingAt(node);
    if (finding !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const words = node.getText().trim().replace(/\s+/g, ' ').slice(0, 60);
      findings.push(`${file}:${line + 1}: "${words}" ${finding}`);
    }
    ts.forEachChild(node, (child) => visit(child, inTrans || isTrans(node)));
  };
  visit(source, false);
  return findings;
}

/** Every text of the interface is in the catalogue. One line per finding. */
export async function checkTexts(): Promise<string> {
  const findings: string[] = [];
  for await (const file of glob('web/src/**/*.{ts,tsx}', { cwd: repositoryRoot })) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    findings.push(...looseTexts(file, readFileSync(join(repositoryRoot, file), 'utf8')));
  }
  return findings.sort().join('\n');
}

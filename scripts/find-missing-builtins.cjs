/**
 * Where a parsed file leans on what promised engines lack (`missing-builtins.cjs`). Lint reads sources by it, and the scan of
 * exported bundles what packages brought along.
 */
const { lackedBy, missingMethods, missingStatics, missingSyntax } = require('./missing-builtins.cjs');

const GLOBAL_OBJECTS = ['globalThis', 'window', 'self', 'global'];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const LINKS = new Set(['parent', 'tokens', 'comments', 'loc', 'range']);

const isNode = (value) => value !== null && typeof value === 'object' && typeof value.type === 'string';

const childrenOf = (node) => {
  const children = [];
  for (const key of Object.keys(node)) {
    if (LINKS.has(key)) continue;
    const value = node[key];
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
};

/** A bundle nests deeper than a stack is high: the way down is kept by hand. */
const walk = (program, visit) => {
  const ancestors = [];
  const left = [program];
  while (left.length > 0) {
    const node = left.pop();
    if (node === null) {
      ancestors.pop();
      continue;
    }
    visit(node, ancestors);
    const children = childrenOf(node);
    if (children.length === 0) continue;
    ancestors.push(node);
    left.push(null);
    for (let at = children.length - 1; at >= 0; at -= 1) left.push(children[at]);
  }
};

const stringOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

const keyOf = ({ computed, property }) => (computed ? stringOf(property) : (property?.name ?? null));

/** `Object.groupBy`, `globalThis.crypto`: the path of a member by names alone; null where it is anything else. */
const pathOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return null;
  const [owner, key] = [pathOf(node.object), keyOf(node)];
  if (owner === null || key === null) return null;
  return GLOBAL_OBJECTS.includes(owner) ? key : `${owner}.${key}`;
};

const mentions = (test, name) => {
  let found = false;
  walk(test, (node) => {
    if (node.type === 'Identifier' ? node.name === name : stringOf(node) === name) found = true;
  });
  return found;
};

const TESTS = { IfStatement: 'test', ConditionalExpression: 'test', LogicalExpression: 'left' };

/** Whether the code asked for it first: `if (typeof Iterator === 'function')`, `list.toSorted && …`. */
const isGuarded = (name, node, ancestors) =>
  ancestors.some((ancestor, at) => {
    const test = ancestor[TESTS[ancestor.type]];
    return test !== undefined && test !== (ancestors[at + 1] ?? node) && mentions(test, name);
  });

const CALLS = ['CallExpression', 'NewExpression', 'TaggedTemplateExpression'];

/** Called, compared with, or asked for a member: read alone, what is missing is `undefined` and does no harm. */
const isUsed = (node, parent) => {
  if (parent?.optional === true) return false;
  if (CALLS.includes(parent?.type)) return (parent.callee ?? parent.tag) === node;
  if (parent?.type === 'MemberExpression') return parent.object === node;
  if (parent?.type === 'BinaryExpression') return parent.operator === 'instanceof' && parent.right === node;
  return parent?.superClass === node;
};

const bindsIn = (node, name) => {
  const bound = (pattern) => pattern && mentions(pattern, name);
  if (FUNCTIONS.includes(node.type)) return node.params.some(bound) || bound(node.id);
  const body = Array.isArray(node.body) ? node.body : [];
  return body.some(
    (statement) =>
      statement.declarations?.some(({ id }) => bound(id)) ||
      statement.specifiers?.some(({ local }) => bound(local)) ||
      (/Declaration$/.test(statement.type) && bound(statement.id)),
  );
};

const isBound = (path, ancestors) => {
  const [name] = path.split('.');
  return ancestors.some((ancestor) => bindsIn(ancestor, name));
};

const SYNTAX = {
  'flag v': ({ regex }) => regex?.flags.includes('v'),
  lookbehind: ({ regex }) => /\(\?<[=!]/.test(regex?.pattern ?? ''),
  'static block': ({ type }) => type === 'StaticBlock',
};

/** Each use of what these engines lack: its name, who lacks it, and its node. */
const findMissing = (program, engines) => {
  const [methods, statics] = [new Set(missingMethods(engines)), new Set(missingStatics(engines))];
  const syntax = missingSyntax(engines);
  const found = [];
  const missingIn = (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return null;
    if (!isUsed(node, parent)) return null;
    const path = pathOf(node);
    const name = node.type === 'MemberExpression' ? keyOf(node) : node.name;
    if (node.type === 'MemberExpression' && methods.has(name))
      return isGuarded(name, node, ancestors) ? null : name;
    if (!statics.has(path) || isBound(path, ancestors) || isGuarded(name, node, ancestors)) return null;
    return path;
  };
  walk(program, (node, ancestors) => {
    const name = missingIn(node, ancestors) ?? syntax.find((one) => SYNTAX[one](node));
    if (name !== undefined && name !== null) found.push({ name, lackedBy: lackedBy(name), node });
  });
  return found;
};

module.exports = { findMissing };

const physical = [
  /^(margin|padding|inset)(Left|Right)$/,
  /^scroll(Margin|Padding)(Left|Right)$/,
  /^border(Left|Right)(Width|Color|Style)?$/,
  /^border(Top|Bottom)(Left|Right)Radius$/,
  /^(left|right)$/,
];

/** `left` becomes `start`, `borderTopRightRadius` becomes `borderTopEndRadius`. */
const logical = (name) =>
  name
    .replace(/Left/, 'Start')
    .replace(/Right/, 'End')
    .replace(/^left$/, 'start')
    .replace(/^right$/, 'end');

/** The name written at a property, quoted or not; null where it is computed at run time. */
function nameOf({ key, property, computed }) {
  const name = key ?? property;
  if (name.type === 'Literal') return String(name.value);
  return !computed && name.type === 'Identifier' ? name.name : null;
}

/** The strings an expression may come to, as nodes. */
function strings(node) {
  if (node?.type === 'Literal') return [node];
  if (node?.type === 'ConditionalExpression')
    return [...strings(node.consequent), ...strings(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...strings(node.left), ...strings(node.right)];
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return strings(node.expression);
  if (node?.type === 'JSXExpressionContainer') return strings(node.expression);
  return [];
}

/** Styles say start and end, never left and right: physical ones do not turn round with the language. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { textAlign: { type: 'boolean' } }, additionalProperties: false }],
    messages: {
      physical: '`{{name}}` stays where it is when the language runs the other way: write `{{instead}}`.',
      textAlign:
        '`textAlign: {{value}}` differs between platforms under RTL: use the `align` of ui/components/Text.tsx.',
    },
  },
  create(context) {
    const mindsTextAlign = context.options[0]?.textAlign !== false;

    function check(node, name, value) {
      if (name === null) return;
      if (physical.some((pattern) => pattern.test(name))) {
        context.report({ node, messageId: 'physical', data: { name, instead: logical(name) } });
      }
      if (name !== 'textAlign' || !mindsTextAlign) return;
      for (const string of strings(value)) {
        if (string.value !== 'left' && string.value !== 'right') continue;
        context.report({ node: string, messageId: 'textAlign', data: { value: string.raw } });
      }
    }

    return {
      'ObjectExpression > Property': (node) => check(node, nameOf(node), node.value),
      'AssignmentExpression > MemberExpression.left': (node) => check(node, nameOf(node), node.parent.right),
      'JSXAttribute[name.name="textAlign"]': (node) => check(node, 'textAlign', node.value),
    };
  },
};

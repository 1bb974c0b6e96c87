/** Properties whose text a person reads or hears. */
const spoken = new Set([
  'accessibilityHint',
  'accessibilityLabel',
  'accessibilityRoleDescription',
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** The same in a screen's options. */
const screenOptions = new Set(['headerBackTitle', 'headerTitle', 'title']);

const hasLetter = (text) => /\p{L}/u.test(text);

/** Pieces of written-out text an expression may show, as nodes. */
function bareText(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetter(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.filter((quasi) => hasLetter(quasi.value.cooked ?? '')),
        ...node.expressions.flatMap(bareText),
      ];
    case 'ConditionalExpression':
      return [...bareText(node.consequent), ...bareText(node.alternate)];
    case 'LogicalExpression':
      return [...bareText(node.left), ...bareText(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...bareText(node.left), ...bareText(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return bareText(node.expression);
    default:
      return [];
  }
}

const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** Every word a person reads or hears comes from locales/, in four languages. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Written-out text ({{text}}) exists in one language only: put it in locales/ and fetch it by its key.',
    },
  },
  create(context) {
    function report(node) {
      const text = context.sourceCode.getText(node).trim().slice(0, 40);
      context.report({ node, messageId: 'bare', data: { text } });
    }
    return {
      JSXText(node) {
        if (hasLetter(node.value)) report(node);
      },
      JSXExpressionContainer(node) {
        if (isElement(node.parent)) bareText(node).forEach(report);
      },
      JSXAttribute(node) {
        if (spoken.has(node.name.name)) bareText(node.value).forEach(report);
      },
      'JSXAttribute[name.name=/^(options|screenOptions)$/] Property'(node) {
        if (screenOptions.has(node.key.name)) bareText(node.value).forEach(report);
      },
    };
  },
};

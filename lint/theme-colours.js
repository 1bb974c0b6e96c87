const colour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|\b(?:rgba?|hsla?|hwb)\(/i;
/** Words that say "no colour of my own". */
const neutral = new Set(['transparent', 'currentColor', 'inherit', 'none', 'auto']);
const takesColour = /^(?:color|fill|stroke|stopColor|.+Color)$/;

function literals(node) {
  if (node?.type === 'Literal') return [node];
  if (node?.type === 'JSXExpressionContainer') return literals(node.expression);
  if (node?.type === 'ConditionalExpression')
    return [...literals(node.consequent), ...literals(node.alternate)];
  return [];
}

/** Colours live in ui/theme/, where their contrast is checked. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour:
        'A colour written out here ({{text}}) escapes the theme and its contrast check: name it in ui/theme/.',
    },
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'colour', data: { text } });

    /** CSS colour names, wherever a colour is expected. */
    function checkNames(value) {
      for (const literal of literals(value)) {
        const text = literal.value;
        if (typeof text === 'string' && /^[a-z]+$/i.test(text) && !neutral.has(text)) report(literal, text);
      }
    }

    return {
      Literal(node) {
        if (typeof node.value === 'string' && colour.test(node.value)) report(node, node.value);
      },
      TemplateElement(node) {
        if (colour.test(node.value.cooked ?? '')) report(node, node.value.raw);
      },
      'ObjectExpression > Property'(node) {
        const name = node.key.name ?? node.key.value;
        if (!node.computed && takesColour.test(name)) checkNames(node.value);
      },
      JSXAttribute(node) {
        if (takesColour.test(node.name.name)) checkNames(node.value);
      },
    };
  },
};
